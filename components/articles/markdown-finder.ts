import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  openSearchPanel,
  replaceAll,
  replaceNext,
  SearchQuery,
  search,
  setSearchQuery,
} from '@codemirror/search'
import { type Command, EditorView } from '@codemirror/view'
import { type FindCount, maxMatches, type TextEditor } from './text-editor.ts'

/** Marks what is found; the bar to type into is the desk's own, so the editor's panel stays out of sight. */
export const markdownFind = [
  search({ createPanel: () => ({ dom: document.createElement('span') }) }),
  EditorView.theme({
    '& .cm-panels': { display: 'none' },
    '& .cm-searchMatch': { backgroundColor: 'var(--warn-wash)' },
    '& .cm-searchMatch-selected': {
      backgroundColor: 'var(--accent-wash)',
      outline: '1px solid var(--accent)',
    },
  }),
]

/** Find and replace in the Markdown source. */
export function markdownFinder(
  view: EditorView,
): Pick<TextEditor, 'find' | 'move' | 'replace' | 'selectedText'> {
  const run = (command: Command): FindCount => {
    command(view)
    return countMatches(view)
  }
  return {
    find: (query) => {
      if (!query) {
        closeSearchPanel(view)
        return { total: 0, at: 0 }
      }
      openSearchPanel(view)
      view.dispatch({ effects: setSearchQuery.of(new SearchQuery({ ...query, literal: true })) })
      return countMatches(view)
    },
    move: (to) => run(to === 'next' ? findNext : findPrevious),
    replace: (which) => run(which === 'all' ? replaceAll : replaceNext),
    selectedText: () => view.state.sliceDoc(view.state.selection.main.from, view.state.selection.main.to),
  }
}

function countMatches({ state }: EditorView): FindCount {
  const query = getSearchQuery(state)
  if (!query.valid) return { total: 0, at: 0 }
  const { from, to } = state.selection.main
  let total = 0
  let at = 0
  const cursor = query.getCursor(state)
  for (let next = cursor.next(); !next.done && total < maxMatches; next = cursor.next()) {
    total += 1
    if (next.value.from === from && next.value.to === to) at = total
  }
  return { total, at }
}
