import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { applyFormat } from '#components/articles/rich/rich-commands.ts'
import { richExtensions } from '#components/articles/rich/rich-schema.ts'

test('a table comes behind the paragraph that the cursor is in, and the cursor into its first cell', () => {
  const editor = new Editor({
    element: null,
    extensions: richExtensions,
    content: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'A sentence with its source [1].' }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'The next.' }] },
      ],
    },
  })
  editor.commands.setTextSelection(5)
  applyFormat(editor, 'table')
  const { content = [] } = editor.getJSON()
  expect(content.map(({ type }) => type)).toEqual(['paragraph', 'table', 'paragraph'])
  expect(editor.state.selection.$from.node(3).type.name).toBe('tableHeader')
})
