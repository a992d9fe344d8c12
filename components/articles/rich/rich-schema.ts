import { Extension, getSchema, Node } from '@tiptap/core'
import { Code } from '@tiptap/extension-code'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'

/** A part that has no rich form: its Markdown is shown as it is, and never changed. */
export const MarkdownPart = Node.create({
  name: 'markdownPart',
  group: 'block',
  atom: true,
  addAttributes: () => ({ source: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'pre[data-markdown-part]',
      getAttrs: (element) => ({ source: element.textContent ?? '' }),
      priority: 100,
    },
  ],
  renderHTML: ({ node }) => [
    'pre',
    { 'data-markdown-part': '', contenteditable: 'false' },
    String(node.attrs.source),
  ],
})

/** What Markdown says of a list and a code block besides their content. */
const MarkdownDetails = Extension.create({
  name: 'markdownDetails',
  addGlobalAttributes: () => [
    {
      types: ['bulletList', 'orderedList'],
      attributes: { loose: { default: false, rendered: false } },
    },
    { types: ['codeBlock'], attributes: { meta: { default: null, rendered: false } } },
    { types: ['link'], attributes: { title: { default: null } } },
  ],
})

/** All that the rich view knows; what is not here stays Markdown. */
export const richExtensions = [
  StarterKit.configure({
    underline: false,
    trailingNode: false,
    code: false,
    link: { openOnClick: false, autolink: false, defaultProtocol: 'https' },
  }),
  // Code may be bold or a link, too.
  Code.extend({ excludes: '' }),
  Image.configure({ inline: true, allowBase64: false }),
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader.extend({ content: 'paragraph' }),
  TableCell.extend({ content: 'paragraph' }),
  MarkdownPart,
  MarkdownDetails,
]

export const richSchema = getSchema(richExtensions)
