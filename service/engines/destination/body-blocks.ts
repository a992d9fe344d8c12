import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { type Block, type Inline, inlineText, type ListItem, type Mark } from './block.ts'

const parser = unified().use(remarkParse).use(remarkGfm)
type Root = ReturnType<typeof parser.parse>
type Node = Root['children'][number]
type Reading = {
  known: ReadonlySet<number>
  figures: ReadonlyMap<string, { alt: string; caption: string }>
  definitions: ReadonlyMap<string, string>
}

const references = /[ \t\u00a0]*\[(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\]/g

/**
 * Reads an untrusted Markdown body into blocks: raw HTML is dropped, links lead to http, https and mail addresses only,
 * pictures are the article's own or become their alternative text.
 * @param article.title a first heading that repeats it is dropped
 * @param article.figures by file name
 */
export function bodyBlocks(article: {
  markdown: string
  title: string
  references: readonly number[]
  figures: ReadonlyMap<string, { alt: string; caption: string }>
}): Block[] {
  const root = parser.parse(article.markdown)
  const definitions = new Map(
    root.children.flatMap((node) =>
      node.type === 'definition' ? [[node.identifier, node.url] as const] : [],
    ),
  )
  const reading = { known: new Set(article.references), figures: article.figures, definitions }
  const blocks = root.children.flatMap((node) => readBlock(node, reading))
  const [first] = blocks
  const repeatsTitle = first?.type === 'heading' && inlineText(first.children).trim() === article.title.trim()
  return shiftHeadings(repeatsTitle ? blocks.slice(1) : blocks)
}

/** The destination's own title is the heading of level 1, so sections begin at 2. */
function shiftHeadings(blocks: Block[]): Block[] {
  const levels = blocks.flatMap((block) => (block.type === 'heading' ? [block.level] : []))
  const shift = 2 - Math.min(...levels, 6)
  return blocks.map((block) =>
    block.type === 'heading' ? { ...block, level: Math.min(6, Math.max(2, block.level + shift)) } : block,
  )
}

function readBlock(node: Node, reading: Reading): Block[] {
  switch (node.type) {
    case 'paragraph': {
      const [only, ...others] = node.children
      const image = only?.type === 'image' && others.length === 0 ? only : undefined
      const figure = image && findFigure(image.url, reading)
      if (image && figure)
        return [{ type: 'image', file: figure.file, alt: image.alt || figure.alt, caption: figure.caption }]
      const children = readInlines(node.children, reading, [])
      return inlineText(children).trim() === '' ? [] : [{ type: 'paragraph', children }]
    }
    case 'heading':
      return [{ type: 'heading', level: node.depth, children: readInlines(node.children, reading, []) }]
    case 'list':
      return [
        {
          type: 'list',
          ordered: node.ordered ?? false,
          start: node.start ?? 1,
          items: node.children.map((item) => readItem(item, reading)),
        },
      ]
    case 'blockquote':
      return [{ type: 'quote', blocks: node.children.flatMap((child) => readBlock(child, reading)) }]
    case 'code':
      return [{ type: 'code', text: node.value, language: node.lang ?? null }]
    case 'thematicBreak':
      return [{ type: 'separator' }]
    case 'table': {
      const [header = [], ...rows] = node.children.map((row) =>
        row.children.map((cell) => readInlines(cell.children, reading, [])),
      )
      return [{ type: 'table', header, rows, align: header.map((_, column) => node.align?.[column] ?? null) }]
    }
    case 'footnoteDefinition':
      return node.children.flatMap((child) => readBlock(child, reading))
    default:
      return []
  }
}

type ItemNode = Extract<Node, { type: 'listItem' }>

function readItem(item: ItemNode, reading: Reading): ListItem {
  const [first, ...rest] = item.children
  const sign = item.checked === true ? '☑ ' : item.checked === false ? '☐ ' : ''
  const line = first?.type === 'paragraph' ? readInlines(first.children, reading, []) : []
  return {
    children: sign ? [{ type: 'text', text: sign, marks: [] }, ...line] : line,
    nested: (first?.type === 'paragraph' ? rest : item.children).flatMap((child) =>
      readBlock(child, reading),
    ),
  }
}

function readInlines(nodes: readonly Node[], reading: Reading, marks: Mark[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        return readText(node.value.replace(/\n/g, ' '), reading, marks)
      case 'strong':
        return readInlines(node.children, reading, [...marks, 'strong'])
      case 'emphasis':
        return readInlines(node.children, reading, [...marks, 'em'])
      case 'delete':
        return readInlines(node.children, reading, [...marks, 'del'])
      case 'inlineCode':
        return [{ type: 'text', text: node.value, marks: [...marks, 'code'] }]
      case 'break':
        return [{ type: 'break' }]
      case 'link':
        return linked(node.url, readInlines(node.children, { ...reading, known: new Set() }, marks))
      case 'linkReference':
        return linked(
          reading.definitions.get(node.identifier) ?? '',
          readInlines(node.children, { ...reading, known: new Set() }, marks),
        )
      case 'image':
      case 'imageReference':
        return node.alt ? [{ type: 'text', text: node.alt, marks }] : []
      default:
        return []
    }
  })
}

function readText(text: string, { known }: Reading, marks: Mark[]): Inline[] {
  const pieces: Inline[] = []
  const say = (words: string) => {
    if (words !== '') pieces.push({ type: 'text', text: words, marks })
  }
  let end = 0
  for (const match of text.matchAll(references)) {
    const numbers = (match[1] ?? '').split(/[,;]/).map(Number)
    if (!numbers.every((number) => known.has(number))) continue
    say(text.slice(end, match.index))
    for (const reference of numbers) {
      // Two numbers side by side would read as one.
      if (pieces.at(-1)?.type === 'reference') pieces.push({ type: 'text', text: ', ', marks: ['sup'] })
      pieces.push({ type: 'reference', reference })
    }
    end = match.index + match[0].length
  }
  say(text.slice(end))
  return pieces
}

function linked(address: string, children: Inline[]): Inline[] {
  const url = URL.parse(address)
  const isAllowed =
    url && ['http:', 'https:', 'mailto:'].includes(url.protocol) && !url.username && !url.password
  return isAllowed ? [{ type: 'link', url: url.href, children }] : children
}

function findFigure(src: string, { figures }: Reading) {
  const file = src.replace(/^\.\//, '').split('/').at(-1) ?? ''
  const figure = figures.get(file)
  return figure && { file, ...figure }
}
