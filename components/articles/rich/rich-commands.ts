import type { Editor, JSONContent } from '@tiptap/core'
import type { Format, TableChange } from '../text-editor.ts'

export function applyFormat(editor: Editor, format: Format): void {
  const chain = editor.chain().focus()
  const commands: Record<Format, () => typeof chain> = {
    bold: () => chain.toggleBold(),
    italic: () => chain.toggleItalic(),
    code: () => chain.toggleCode(),
    heading2: () => chain.toggleHeading({ level: 2 }),
    heading3: () => chain.toggleHeading({ level: 3 }),
    quote: () => chain.toggleBlockquote(),
    bullets: () => chain.toggleBulletList(),
    numbers: () => chain.toggleOrderedList(),
    // Behind the paragraph or list that the cursor is in, which stays whole.
    table: () =>
      chain.insertContentAt(afterBlock(editor), emptyTable).setTextSelection(afterBlock(editor) + cellDepth),
    undo: () => chain.undo(),
    redo: () => chain.redo(),
  }
  commands[format]().run()
}

function afterBlock({ state }: Editor): number {
  const { $to } = state.selection
  return $to.depth === 0 ? state.doc.content.size : $to.after(1)
}

const columns = 3
const rowOf = (type: 'tableHeader' | 'tableCell'): JSONContent => ({
  type: 'tableRow',
  content: Array.from({ length: columns }, () => ({ type, content: [{ type: 'paragraph' }] })),
})
const emptyTable: JSONContent = {
  type: 'table',
  content: [rowOf('tableHeader'), rowOf('tableCell'), rowOf('tableCell')],
}
/** From the place before a table into the paragraph of its first cell. */
const cellDepth = 4

export function applyTableChange(editor: Editor, change: TableChange): void {
  const chain = editor.chain().focus()
  const commands: Record<TableChange, () => typeof chain> = {
    addRow: () => chain.addRowAfter(),
    addColumn: () => chain.addColumnAfter(),
    deleteRow: () => chain.deleteRow(),
    deleteColumn: () => chain.deleteColumn(),
    deleteTable: () => chain.deleteTable(),
  }
  commands[change]().run()
}

/** An empty address takes the link away; without selected words the address itself becomes the text. */
export function applyLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange('link')
  if (href === '') chain.unsetLink().run()
  else if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  else chain.setLink({ href }).run()
}

/** Says what the selected image shows; it stays selected. */
export function applyImageAlt(editor: Editor, alt: string): void {
  const { from } = editor.state.selection
  editor.chain().updateAttributes('image', { alt }).setNodeSelection(from).focus().run()
}

export type ActiveFormats = ReadonlySet<Format | 'link' | 'table' | 'image'>

/** What the selection is in, for the toolbar to show. */
export function activeFormats(editor: Editor): ActiveFormats {
  const checks: Record<Exclude<Format, 'undo' | 'redo'> | 'link' | 'image', boolean> = {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    code: editor.isActive('code'),
    heading2: editor.isActive('heading', { level: 2 }),
    heading3: editor.isActive('heading', { level: 3 }),
    quote: editor.isActive('blockquote'),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    table: editor.isActive('table'),
    link: editor.isActive('link'),
    image: editor.isActive('image'),
  }
  const names = ['bold', 'italic', 'code', 'heading2', 'heading3', 'quote', 'bullets', 'numbers'] as const
  const others = ['table', 'link', 'image'] as const
  return new Set([...names, ...others].filter((name) => checks[name]))
}
