import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

const citation = /\[\d+(?:,\s*\d+)*\]/g

/** Draws `[1]` as a citation; it stays text, so that it can be typed and moved. */
export const CitationLook = Extension.create({
  name: 'citationLook',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc }) => {
          const drawn: Decoration[] = []
          doc.descendants((node, position) => {
            if (node.type.spec.code) return false
            for (const { 0: text, index } of node.text?.matchAll(citation) ?? []) {
              const from = position + index
              drawn.push(Decoration.inline(from, from + text.length, { class: 'citation' }))
            }
            return true
          })
          return DecorationSet.create(doc, drawn)
        },
      },
    }),
  ],
})
