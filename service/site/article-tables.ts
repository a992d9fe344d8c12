import { type MarkdownNode, parseMarkdown, spanOf, textOf } from '../engines/markdown/markdown-tree.ts'

export type ArticleTable = {
  /** Counted from 0, among the tables that stand by themselves. */
  index: number
  /** The heading that it is under; empty where it is under none. */
  heading: string
  /** The heading, else the names of its columns. */
  caption: string
  header: string[]
  rows: string[][]
  /** File of the picture alone in the paragraph before it. */
  pictureBefore: string | undefined
  /** Where it begins in the text, in UTF-16 units. */
  start: number
}

/** The tables of a text in their order, without references and marks. */
export function listArticleTables(markdown: string): ArticleTable[] {
  const blocks = parseMarkdown(markdown).children ?? []
  return blocks.flatMap((block, at) => {
    if (block.type !== 'table') return []
    const index = blocks.slice(0, at).filter(({ type }) => type === 'table').length
    const [header = [], ...rows] = (block.children ?? []).map((row) => (row.children ?? []).map(cellText))
    const above = blocks.slice(0, at).findLast(({ type }) => type === 'heading')
    const heading = above ? cellText(above) : ''
    const caption = heading || header.join(', ')
    return [
      {
        ...{ index, heading, caption, header, rows },
        ...{ pictureBefore: pictureOf(blocks[at - 1]), start: spanOf(block).start },
      },
    ]
  })
}

/** The text with a picture before each of these tables. */
export function placeBeforeTables(
  markdown: string,
  figures: readonly { file: string; alt: string; table: number }[],
): string {
  if (figures.length === 0) return markdown
  return listArticleTables(markdown).reduceRight((text, { index, start }) => {
    const figure = figures.find(({ table }) => table === index)
    return figure ? `${text.slice(0, start)}${pictureLine(figure)}${text.slice(start)}` : text
  }, markdown)
}

/** The names of a table's columns without references, by which it is found again in another version of its text. */
export function columnsOf(header: readonly string[]): string {
  return header.map(plain).join('|')
}

/** A paragraph with one picture; its text alternative is one line without what could end it. */
export function pictureLine({ file, alt }: { file: string; alt: string }): string {
  return `![${alt.replace(/\s+/g, ' ').replace(/[\\[\]`*_<>!|]/g, '\\$&')}](${file})\n\n`
}

function pictureOf(block: MarkdownNode | undefined): string | undefined {
  const [only, ...others] = block?.type === 'paragraph' ? (block.children ?? []) : []
  return only?.type === 'image' && others.length === 0 ? only.url?.replace(/^\.\//, '') : undefined
}

function cellText(node: MarkdownNode): string {
  return plain(textOf(node))
}

function plain(text: string): string {
  return text
    .replace(/\[\d{1,3}(?:,\s*\d{1,3})*\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
