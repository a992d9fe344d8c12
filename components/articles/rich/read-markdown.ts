import type { JSONContent } from '@tiptap/core'
import type { NodeOf, PhrasingContent, RootContent } from './parse-markdown.ts'
import { richSchema } from './rich-schema.ts'

type Marks = NonNullable<JSONContent['marks']>

/** The part of Markdown has no rich form. */
export class NotRichError extends Error {}

/**
 * One block of Markdown in the form of the rich view.
 * @throws NotRichError for anything that the rich view would lose
 */
export function readBlock(block: RootContent): JSONContent {
  const read = blockOf(block)
  try {
    const node = richSchema.nodeFromJSON(read)
    node.check()
    return node.toJSON()
  } catch {
    throw new NotRichError(block.type)
  }
}

function blockOf(block: RootContent): JSONContent {
  switch (block.type) {
    case 'paragraph':
      return { type: 'paragraph', content: inline(block.children) }
    case 'heading':
      return { type: 'heading', attrs: { level: block.depth }, content: inline(block.children) }
    case 'blockquote':
      return { type: 'blockquote', content: block.children.map(blockOf) }
    case 'thematicBreak':
      return { type: 'horizontalRule' }
    case 'code':
      return {
        type: 'codeBlock',
        attrs: { language: block.lang ?? null, meta: block.meta ?? null },
        content: block.value === '' ? [] : [{ type: 'text', text: block.value }],
      }
    case 'list': {
      const attrs = { loose: block.spread ?? false }
      const content = block.children.map(itemOf)
      return block.ordered
        ? { type: 'orderedList', attrs: { ...attrs, start: block.start ?? 1 }, content }
        : { type: 'bulletList', attrs, content }
    }
    case 'table':
      return tableOf(block)
    default:
      throw new NotRichError(block.type)
  }
}

function itemOf({ checked, children }: NodeOf<'listItem'>): JSONContent {
  if (typeof checked === 'boolean') throw new NotRichError('task')
  const content = children.map(blockOf)
  return { type: 'listItem', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

function tableOf({ align, children }: NodeOf<'table'>): JSONContent {
  return {
    type: 'table',
    content: children.map((row, at) => ({
      type: 'tableRow',
      content: row.children.map((cell, column) => ({
        type: at === 0 ? 'tableHeader' : 'tableCell',
        attrs: { align: align?.[column] ?? null },
        content: [{ type: 'paragraph', content: inline(cell.children) }],
      })),
    })),
  }
}

function inline(nodes: readonly PhrasingContent[], marks: Marks = []): JSONContent[] {
  return nodes.flatMap((node): JSONContent[] => {
    switch (node.type) {
      case 'text':
        // A line of the source that ends is a space to the reader.
        return node.value === ''
          ? []
          : [{ type: 'text', text: node.value.replace(/[ \t]*\r?\n[ \t]*/g, ' '), marks }]
      case 'inlineCode':
        return [{ type: 'text', text: node.value, marks: [...marks, { type: 'code' }] }]
      case 'strong':
        return inline(node.children, [...marks, { type: 'bold' }])
      case 'emphasis':
        return inline(node.children, [...marks, { type: 'italic' }])
      case 'delete':
        return inline(node.children, [...marks, { type: 'strike' }])
      case 'link':
        return inline(node.children, [
          ...marks,
          { type: 'link', attrs: { href: node.url, title: node.title ?? null } },
        ])
      case 'image':
        return [
          {
            type: 'image',
            attrs: { src: node.url, alt: node.alt || null, title: node.title ?? null },
            marks,
          },
        ]
      case 'break':
        return [{ type: 'hardBreak', marks }]
      default:
        throw new NotRichError(node.type)
    }
  })
}
