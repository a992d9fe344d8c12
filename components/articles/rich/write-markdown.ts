import type { JSONContent } from '@tiptap/core'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { type Handle, toMarkdown } from 'mdast-util-to-markdown'
import type { NodeOf, PhrasingContent, RootContent } from './parse-markdown.ts'

export type WriteOptions = {
  /** Writes `[1]` as a citation; otherwise as the words that they are. */
  citations: boolean
  bullet: '-' | '*'
  bulletOrdered: '.' | ')'
}

const citation = /(\[\d+(?:,\s*\d+)*\])/

/** Writes one block of the rich view as Markdown, without a line end. */
export function writeBlock(block: JSONContent, options: WriteOptions): string {
  if (block.type === 'markdownPart') return String(block.attrs?.source ?? '')
  const root = { type: 'root' as const, children: [blockOf(block)] }
  return toMarkdown(root, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: options.bullet,
    bulletOrdered: options.bulletOrdered,
    emphasis: '*',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    ...(options.citations && { handlers: { text: writeText } }),
  }).replace(/\n$/, '')
}

/** Brackets are escaped in Markdown, but not those of a citation. */
const writeText: Handle = (node: { value: string }, _parent, state, info) => {
  const pieces = node.value.split(citation)
  return pieces
    .map((piece, at) => {
      if (at % 2 === 1) return piece
      if (piece === '') return ''
      return state.safe(piece, {
        ...info,
        before: at === 0 ? info.before : ']',
        after: at === pieces.length - 1 ? info.after : '[',
      })
    })
    .join('')
}

function blockOf(block: JSONContent): RootContent {
  const { type, attrs, content = [] } = block
  switch (type) {
    case 'heading':
      return { type: 'heading', depth: headingDepth(attrs?.level), children: inline(content) }
    case 'blockquote':
      return { type: 'blockquote', children: content.map(blockOf).filter(isFlow) }
    case 'horizontalRule':
      return { type: 'thematicBreak' }
    case 'codeBlock':
      return {
        type: 'code',
        lang: attrs?.language ?? null,
        meta: attrs?.meta ?? null,
        value: content.map(({ text = '' }) => text).join(''),
      }
    case 'bulletList':
    case 'orderedList':
      return {
        type: 'list',
        ordered: type === 'orderedList',
        start: type === 'orderedList' ? Number(attrs?.start ?? 1) : null,
        spread: attrs?.loose === true,
        children: content.map((item) => ({
          type: 'listItem',
          spread: attrs?.loose === true,
          children: (item.content ?? []).map(blockOf).filter(isFlow),
        })),
      }
    case 'table':
      return {
        type: 'table',
        align: (content[0]?.content ?? []).map((cell) => alignOf(cell.attrs?.align)),
        children: content.map(rowOf),
      }
    case 'markdownPart':
      return { type: 'html', value: String(attrs?.source ?? '') }
    default:
      return { type: 'paragraph', children: inline(content) }
  }
}

function rowOf(row: JSONContent): NodeOf<'tableRow'> {
  return {
    type: 'tableRow',
    children: (row.content ?? []).map((cell) => ({
      type: 'tableCell',
      // A cell of Markdown is one line.
      children: inline(
        (cell.content?.[0]?.content ?? []).map((node) =>
          node.type === 'hardBreak' ? { type: 'text', text: ' ' } : node,
        ),
      ),
    })),
  }
}

type Flow = Extract<
  RootContent,
  { type: 'paragraph' | 'heading' | 'blockquote' | 'list' | 'code' | 'table' | 'thematicBreak' | 'html' }
>

function isFlow(node: RootContent): node is Flow {
  return node.type !== 'tableRow' && node.type !== 'tableCell' && node.type !== 'listItem'
}

function headingDepth(level: unknown): 1 | 2 | 3 | 4 | 5 | 6 {
  return ([1, 2, 3, 4, 5, 6] as const).find((depth) => depth === level) ?? 2
}

function alignOf(align: unknown): 'left' | 'right' | 'center' | null {
  return align === 'left' || align === 'right' || align === 'center' ? align : null
}

type Mark = { type: string; attrs?: Record<string, unknown> }
type Piece = { node: JSONContent; marks: readonly Mark[] }

/** Marks in the order from the outside to the inside. */
const order = ['link', 'bold', 'italic', 'strike', 'code']

function inline(content: readonly JSONContent[]): PhrasingContent[] {
  const pieces = trimmed(content.flatMap(withoutEdgeSpaces)).map((node) => ({
    node,
    marks: (node.marks ?? []).toSorted((one, other) => order.indexOf(one.type) - order.indexOf(other.type)),
  }))
  return nest(pieces)
}

/** Neighbours under the same mark become one element. */
function nest(pieces: readonly Piece[]): PhrasingContent[] {
  const nodes: PhrasingContent[] = []
  for (let at = 0; at < pieces.length; ) {
    const [mark] = pieces[at]?.marks ?? []
    if (!mark || mark.type === 'code') {
      const piece = pieces[at]
      if (piece) nodes.push(leaf(piece.node, mark !== undefined))
      at += 1
      continue
    }
    const key = JSON.stringify(mark)
    let end = at
    while (end < pieces.length && JSON.stringify(pieces[end]?.marks[0]) === key) end += 1
    const within = nest(pieces.slice(at, end).map(({ node, marks }) => ({ node, marks: marks.slice(1) })))
    nodes.push(element(mark, within))
    at = end
  }
  return nodes
}

function element({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent {
  if (type === 'link') {
    const title = typeof attrs?.title === 'string' ? attrs.title : null
    return { type: 'link', url: String(attrs?.href ?? ''), title, children }
  }
  if (type === 'bold') return { type: 'strong', children }
  if (type === 'strike') return { type: 'delete', children }
  return { type: 'emphasis', children }
}

function leaf({ type, text = '', attrs }: JSONContent, isCode: boolean): PhrasingContent {
  if (type === 'image')
    return {
      type: 'image',
      url: String(attrs?.src ?? ''),
      alt: attrs?.alt ?? null,
      title: attrs?.title ?? null,
    }
  if (type === 'hardBreak') return { type: 'break' }
  return isCode ? { type: 'inlineCode', value: text } : { type: 'text', value: text }
}

/** Emphasis that begins or ends with a space is none in Markdown: the space goes outside. */
function withoutEdgeSpaces(node: JSONContent): JSONContent[] {
  const marks = node.marks ?? []
  if (node.type !== 'text' || marks.length === 0 || marks.some(({ type }) => type === 'code')) return [node]
  const [, before = '', middle = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(node.text ?? '') ?? []
  const links = marks.filter(({ type }) => type === 'link')
  return [
    ...(before ? [{ type: 'text', text: before, marks: links }] : []),
    ...(middle ? [{ ...node, text: middle }] : []),
    ...(after ? [{ type: 'text', text: after, marks: links }] : []),
  ]
}

/** A paragraph neither begins nor ends with a space or a break. */
function trimmed(nodes: JSONContent[]): JSONContent[] {
  const kept = [...nodes]
  const isBlank = (node: JSONContent | undefined) =>
    node?.type === 'hardBreak' || (node?.type === 'text' && node.text?.trim() === '')
  while (isBlank(kept[0])) kept.shift()
  while (isBlank(kept.at(-1))) kept.pop()
  return kept.map((node, at) => {
    if (node.type !== 'text' || node.marks?.some(({ type }) => type === 'code')) return node
    let text = node.text ?? ''
    if (at === 0) text = text.trimStart()
    if (at === kept.length - 1) text = text.trimEnd()
    return { ...node, text }
  })
}
