import type { Editor } from '@tiptap/core'
import type { Command, EditorState } from '@tiptap/pm/state'
import {
  findNext,
  findPrev,
  getMatchHighlights,
  replaceAll,
  replaceNext,
  SearchQuery,
  setSearchState,
} from 'prosemirror-search'
import type { FindCount, TextEditor } from '../text-editor.ts'

/** Find and replace in the rich view. */
export function richFinder(editor: Editor): Pick<TextEditor, 'find' | 'move' | 'replace' | 'selectedText'> {
  const run = (command: Command): FindCount => {
    command(editor.state, editor.view.dispatch)
    revealSelection(editor)
    return countMatches(editor.state)
  }
  return {
    find: (query) => {
      const next = new SearchQuery({ ...(query ?? { search: '' }), literal: true })
      editor.view.dispatch(setSearchState(editor.state.tr, next))
      return countMatches(editor.state)
    },
    move: (to) => run(to === 'next' ? findNext : findPrev),
    replace: (which) => run(which === 'all' ? replaceAll : replaceNext),
    selectedText: () => {
      const { from, to } = editor.state.selection
      return editor.state.doc.textBetween(from, to, ' ')
    },
  }
}

function revealSelection(editor: Editor): void {
  const { node } = editor.view.domAtPos(editor.state.selection.from)
  const element = node instanceof HTMLElement ? node : node.parentElement
  element?.scrollIntoView({ block: 'center' })
}

function countMatches(state: EditorState): FindCount {
  const { from, to } = state.selection
  const matches = getMatchHighlights(state)
    .find()
    .toSorted((one, other) => one.from - other.from)
  return {
    total: matches.length,
    at: matches.findIndex((match) => match.from === from && match.to === to) + 1,
  }
}
