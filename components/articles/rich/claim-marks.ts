import { type Editor, Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { ArticleClaim } from '#contract/drafts.ts'
import { markClaims } from '../marked-claims.ts'

const key = new PluginKey<DecorationSet>('claimMarks')

/**
 * Marks open statements in the text while it is edited.
 * @param open the statements; {@link drawClaims} tells when they are others
 */
export function claimMarks(open: () => readonly ArticleClaim[]): Extension {
  return Extension.create({
    name: 'claimMarks',
    addProseMirrorPlugins: () => [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: (_, { doc }) => draw(doc, open()),
          apply: (change, drawn) =>
            change.docChanged || change.getMeta(key) ? draw(change.doc, open()) : drawn,
        },
        props: { decorations: (state) => key.getState(state) },
      }),
    ],
  })
}

/** Draws the marks anew. */
export function drawClaims(editor: Editor): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, true).setMeta('addToHistory', false))
}

/** Puts the cursor at the end of a marked statement, in sight. */
export function showClaim(editor: Editor, claimId: string): void {
  const [mark] =
    key.getState(editor.state)?.find(undefined, undefined, (spec) => spec.claimId === claimId) ?? []
  if (!mark) return
  const { state, view } = editor
  view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, mark.to)))
  const { node } = view.domAtPos(mark.from)
  const element = node instanceof HTMLElement ? node : node.parentElement
  element?.scrollIntoView({ block: 'center' })
  view.focus()
}

function draw(doc: Node, open: readonly ArticleClaim[]): DecorationSet {
  if (open.length === 0) return DecorationSet.empty
  const blocks: { text: string; at: number }[] = []
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    // What is no text is one sign long, as it is one position long.
    if (!node.type.spec.code)
      blocks.push({ text: node.textBetween(0, node.content.size, undefined, ' '), at: position + 1 })
    return false
  })
  const marked = markClaims(
    blocks.map(({ text }) => text),
    open,
  )
  return DecorationSet.create(
    doc,
    marked.map(({ block, start, end, claimId, look, title }) => {
      const at = blocks[block]?.at ?? 0
      return Decoration.inline(at + start, at + end, { class: look, title }, { claimId })
    }),
  )
}
