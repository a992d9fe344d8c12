import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { Block, Inline, ListItem, Mark } from './block.ts'
import type { DestinationArticle, DestinationSource } from './destination.ts'

type Root = Extract<Parameters<typeof toMarkdown>[0], { type: 'root' }>
type Child = Root['children'][number]
type Flow = Extract<
  Child,
  { type: 'paragraph' | 'heading' | 'list' | 'blockquote' | 'table' | 'code' | 'thematicBreak' }
>
type Phrasing = Extract<Child, { type: 'paragraph' }>['children'][number]

/**
 * The body in Forem's Markdown, with its references as footnotes. Forem breaks a line where the text does, raises what follows
 * a caret, reads front matter between dashes and runs Liquid tags: none of these is in it by chance.
 * @param pictureUrl where a figure is public, by its file name; undefined leaves its alternative text
 */
export function foremMarkdown(
  article: Pick<DestinationArticle, 'blocks' | 'sources'>,
  pictureUrl: (file: string) => string | undefined,
): string {
  const cited = new Set<number>()
  const body = article.blocks.map((block) => flowOf(block, { cited, pictureUrl }))
  const notes = article.sources.filter(({ reference }) => cited.has(reference)).map(noteOf)
  return toMarkdown(
    { type: 'root', children: [...body, ...notes] },
    {
      extensions: [gfmToMarkdown()],
      rule: '*',
      bullet: '-',
      fences: true,
      unsafe: [{ character: '^', inConstruct: 'phrasing' }],
      handlers: { break: (_node, _parent, { stack }) => (stack.includes('tableCell') ? ' ' : '\n') },
    },
  )
}

type Writing = { cited: Set<number>; pictureUrl: (file: string) => string | undefined }

function flowOf(block: Block, writing: Writing): Flow {
  switch (block.type) {
    case 'paragraph':
      return { type: 'paragraph', children: phrasingOf(block.children, writing) }
    case 'heading':
      return { type: 'heading', depth: depthOf(block.level), children: phrasingOf(block.children, writing) }
    case 'list': {
      const { ordered, start, items } = block
      return {
        type: 'list',
        ordered,
        start,
        spread: false,
        children: items.map((item) => itemOf(item, writing)),
      }
    }
    case 'quote':
      return { type: 'blockquote', children: block.blocks.map((each) => flowOf(each, writing)) }
    case 'table': {
      const row = (cells: Inline[][]) => ({
        type: 'tableRow' as const,
        children: block.header.map((_, column) => ({
          type: 'tableCell' as const,
          children: phrasingOf(cells[column] ?? [], writing),
        })),
      })
      return { type: 'table', align: block.align, children: [row(block.header), ...block.rows.map(row)] }
    }
    case 'code':
      return { type: 'code', lang: block.language, value: block.text }
    case 'image': {
      const url = writing.pictureUrl(block.file)
      const caption = block.caption || block.alt
      if (url === undefined) return { type: 'paragraph', children: [textOf(caption)] }
      const shown: Phrasing[] = [{ type: 'image', url, alt: withoutLiquid(block.alt) }]
      if (block.caption)
        shown.push({ type: 'break' }, { type: 'emphasis', children: [textOf(block.caption)] })
      return { type: 'paragraph', children: shown }
    }
    case 'separator':
      return { type: 'thematicBreak' }
  }
}

function itemOf({ children, nested }: ListItem, writing: Writing) {
  const line: Flow = { type: 'paragraph', children: phrasingOf(children, writing) }
  return {
    type: 'listItem' as const,
    spread: false,
    children: [line, ...nested.map((each) => flowOf(each, writing))],
  }
}

function phrasingOf(children: readonly Inline[], writing: Writing): Phrasing[] {
  return children.flatMap((child) => phrasesOf(child, writing))
}

function phrasesOf(child: Inline, writing: Writing): Phrasing[] {
  switch (child.type) {
    case 'text':
      // Only the comma between two references is raised, and footnotes need none.
      return child.marks.includes('sup') ? [] : [marked(child.text, child.marks)]
    case 'link':
      return [
        {
          type: 'link',
          url: child.url.replaceAll('{', '%7B').replaceAll('}', '%7D'),
          children: phrasingOf(child.children, writing).filter(isWithinLink),
        },
      ]
    case 'break':
      return [{ type: 'break' }]
    case 'reference':
      writing.cited.add(child.reference)
      return [{ type: 'footnoteReference', identifier: String(child.reference) }]
  }
}

function marked(text: string, marks: readonly Mark[]): Phrasing {
  const inner: Phrasing = marks.includes('code') ? { type: 'inlineCode', value: text } : textOf(text)
  return marks.reduceRight((node: Phrasing, mark): Phrasing => {
    if (mark === 'strong') return { type: 'strong', children: [node] }
    if (mark === 'em') return { type: 'emphasis', children: [node] }
    return mark === 'del' ? { type: 'delete', children: [node] } : node
  }, inner)
}

function noteOf({ reference, title, url }: DestinationSource) {
  const name = textOf(title || url || '')
  const isWeb = url !== null && /^https?:/.test(url)
  const line: Phrasing = isWeb
    ? { type: 'link', url: url.replaceAll('{', '%7B').replaceAll('}', '%7D'), children: [name] }
    : name
  return {
    type: 'footnoteDefinition' as const,
    identifier: String(reference),
    children: [{ type: 'paragraph' as const, children: [line] }],
  }
}

function textOf(value: string) {
  return { type: 'text' as const, value: withoutLiquid(value.replace(/\s*\n\s*/g, ' ')) }
}

/** Liquid takes the rest of the text for a tag otherwise, and refuses the article; in code Forem does this by itself. */
function withoutLiquid(text: string): string {
  return text.replace(/\{[{%]/g, (opening) => `{% raw %}${opening}{% endraw %}`)
}

const depthOf = (level: number) => ([1, 2, 3, 4, 5, 6] as const).find((depth) => depth === level) ?? 6

type WithinLink = Exclude<Phrasing, { type: 'link' | 'linkReference' }>
const isWithinLink = (node: Phrasing): node is WithinLink =>
  node.type !== 'link' && node.type !== 'linkReference'
