import { Extension } from '@tiptap/core'
import { type EditorState, Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

const citation = /(\s*)\[\d+(?:,\s*\d+)*\]/g

/**
 * Draws `[1]` as a reader sees it: raised, without its brackets, joined to the word before it. It stays text, so that
 * it can be typed and moved, and shows its brackets while the cursor is in it.
 */
export const CitationLook = Extension.create({
  name: 'citationLook',
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: drawCitations } })],
})

/** What is drawn; the text itself is as it was. */
export function drawCitations({ doc, selection }: Pick<EditorState, 'doc' | 'selection'>): DecorationSet {
  const drawn: Decoration[] = []
  doc.descendants((node, position) => {
    if (node.type.spec.code) return false
    for (const { 0: text, 1: space = '', index } of node.text?.matchAll(citation) ?? []) {
      const from = position + index + space.length
      const to = position + index + text.length
      if (space !== '') drawn.push(Decoration.inline(position + index, from, { class: 'citation-space' }))
      const isEdited = selection.from <= to && selection.to >= from && !selection.empty
      const hasCursor = selection.empty && selection.from > from && selection.from < to
      if (isEdited || hasCursor) {
        drawn.push(Decoration.inline(from, to, { class: 'citation citation-start' }))
        continue
      }
      drawn.push(
        Decoration.inline(from, from + 1, { class: 'citation-bracket citation-start' }),
        Decoration.inline(from + 1, to - 1, { class: 'citation' }),
        Decoration.inline(to - 1, to, { class: 'citation-bracket' }),
      )
    }
    return true
  })
  return DecorationSet.create(doc, drawn)
}
