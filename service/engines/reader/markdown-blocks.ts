import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { foldText } from './fold-text.ts'
import { headingOfLine, isHeadingLine } from './heading-line.ts'
import { htmlBlocks } from './html-blocks.ts'
import type { PageBlock } from './page-block.ts'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()
type MarkdownNode = ReturnType<typeof parser.parse>['children'][number]

/** Longer documents are cut here; parsing takes more than linear time on hostile ones. */
const maxMarkdownLength = 1_000_000
/** Maximum nesting of quotes and lists: more than people write, less than overflows a recursion. */
const maxNesting = 32

/** Markdown (CommonMark with GitHub's tables and lists) as blocks. Code blocks, images and comments are left out; front matter is skipped. */
export function markdownBlocks(markdown: string): PageBlock[] {
  return readMarkdown(markdown).blocks
}

/** {@link markdownBlocks} together with the title of the front matter, if any. */
export function readMarkdown(markdown: string): { title: string | null; blocks: PageBlock[] } {
  const front = /^\ufeff?---\r?\n([\s\S]{0,20000}?)\r?\n(?:---|\.\.\.)\r?\n/.exec(markdown)
  const title = /^title:\s*["']?(.{1,300}?)["']?\s*$/m.exec(front?.[1] ?? '')?.[1] ?? null
  const text = markdown.slice(front?.[0].length ?? 0).slice(0, maxMarkdownLength)
  const nodes = parser.parse(limitNesting(text)).children.flatMap(partBoldLines)
  return { title, blocks: raiseBoldLines(nodes) }
}

/** A line of fifty thousand `>` or `-` would be as many levels. */
function limitNesting(markdown: string): string {
  return markdown
    .replace(/^(?:[ \t]*>){32,}/gm, '>'.repeat(maxNesting))
    .replace(/^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+){32,}/gm, '- ')
    .replace(/[[*_~!]{64,}/g, (run) => run.slice(0, 8))
}

/** A paragraph whose first line is all in bold and stands over the others, as a line of its own. */
function partBoldLines(node: MarkdownNode): MarkdownNode[] {
  if (node.type !== 'paragraph') return [node]
  const [first, next, ...others] = node.children
  if (first?.type !== 'strong' || next === undefined) return [node]
  const rest =
    next.type === 'break'
      ? others
      : next.type === 'text' && /^[ \t]*\n/.test(next.value)
        ? [{ ...next, value: next.value.trimStart() }, ...others]
        : []
  if (rest.length === 0 || !isHeadingLine(textOf(first))) return [node]
  return [
    { ...node, children: [first] },
    { ...node, children: rest },
  ]
}

/** Lines in bold as headings, one level below the heading that they stand under. */
function raiseBoldLines(nodes: readonly MarkdownNode[]): PageBlock[] {
  let above = 1
  return nodes.flatMap((node, at): PageBlock[] => {
    if (node.type === 'heading') above = node.depth
    const line = node.type === 'paragraph' && node.children.length === 1 ? node.children[0] : undefined
    const text = line?.type === 'strong' ? textOf(line) : ''
    const next = nodes[at + 1]
    const isOverText = next !== undefined && ['paragraph', 'list', 'table', 'blockquote'].includes(next.type)
    if (!isOverText || !isHeadingLine(text)) return blocksOf(node)
    return [headingOfLine(text, above)]
  })
}

function blocksOf(node: MarkdownNode): PageBlock[] {
  switch (node.type) {
    case 'heading':
      return textOf(node) === '' ? [] : [{ kind: 'heading', level: node.depth, text: textOf(node) }]
    case 'paragraph':
      return textOf(node) === '' ? [] : [{ kind: 'paragraph', text: textOf(node) }]
    case 'blockquote': {
      const text = foldText(node.children.map(textOf).join(' '))
      return text === '' ? [] : [{ kind: 'quote', text }]
    }
    case 'list': {
      if (isContents(node)) return []
      const items = node.children.flatMap((item) => itemsOf(item)).filter((item) => item !== '')
      // Steps with lists of their own stand in one row with them: a count through all would be wrong.
      const isCounted = node.ordered === true && items.length === node.children.length
      return items.length === 0 ? [] : [{ kind: 'list', ...(isCounted && { first: node.start ?? 1 }), items }]
    }
    case 'table': {
      const [header = [], ...rows] = node.children.map((row) => row.children.map(textOf))
      return [{ kind: 'table', header, rows }]
    }
    case 'html':
      return htmlBlocks(node.value)
    case 'footnoteDefinition':
      return node.children.flatMap((child) => blocksOf(child))
    default:
      return []
  }
}

/** A table of contents: a list of nothing but links into a page. */
function isContents(list: Extract<MarkdownNode, { type: 'list' }>): boolean {
  return list.children.every((item) =>
    item.children.every((child) =>
      child.type === 'list'
        ? isContents(child)
        : child.type === 'paragraph' &&
          child.children.every((part) => part.type === 'link' && part.url.includes('#')),
    ),
  )
}

/** An item and, after it, the items of the lists inside it. */
function itemsOf(item: Extract<MarkdownNode, { type: 'listItem' }>): string[] {
  const own: string[] = []
  const inner: string[] = []
  for (const child of item.children) {
    if (child.type === 'list') inner.push(...child.children.flatMap(itemsOf))
    else own.push(own.length === 0 ? labelledText(child, item.children.length > 1) : textOf(child))
  }
  return [foldText(own.join(' ')), ...inner]
}

/** The text of an item's first paragraph. A name in bold on a line of its own gets a colon, since the rest runs on. */
function labelledText(node: MarkdownNode, hasMore: boolean): string {
  if (node.type !== 'paragraph' || node.children[0]?.type !== 'strong') return textOf(node)
  const label = textOf(node.children[0])
  const rest = node.children.slice(1)
  const rawRest = rest.map(rawTextOf).join('')
  const standsAlone = rest.length === 0 ? hasMore : /^[ \t]*\n/.test(rawRest)
  return standsAlone && /[^\p{P}]$/u.test(label) ? foldText(`${label}: ${rawRest}`) : textOf(node)
}

function textOf(node: MarkdownNode): string {
  return foldText(rawTextOf(node))
}

function rawTextOf(node: MarkdownNode): string {
  switch (node.type) {
    case 'code':
    case 'html':
    case 'footnoteReference':
    case 'image':
      return ''
    case 'break':
      return ' '
    default:
      if ('value' in node) return node.value
      if (!('children' in node)) return ''
      return shownChildren(node.children)
        .map(rawTextOf)
        .join(isContainer(node) ? ' ' : '')
  }
}

const hidingTag =
  /^<([a-z]\w*)\b[^>]*(?:\shidden\b|aria-hidden\s*=\s*["']?true|style\s*=[^>]*(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0(?![.\d]*[1-9])))[^>]*>$/i

/** Removes the content between an inline tag that hides its text and the end of that tag. */
function shownChildren(children: MarkdownNode[]): MarkdownNode[] {
  let hiddenBy: string | undefined
  return children.filter((child) => {
    if (child.type !== 'html') return hiddenBy === undefined
    hiddenBy ??= hidingTag.exec(child.value)?.[1]?.toLowerCase()
    if (child.value.toLowerCase().startsWith(`</${hiddenBy}`)) hiddenBy = undefined
    return false
  })
}

function isContainer(node: MarkdownNode): boolean {
  return ['blockquote', 'list', 'listItem', 'table', 'tableRow', 'footnoteDefinition'].includes(node.type)
}
