import { splitSentences } from './split-sentences.ts'

/** A sentence or a table row of a source, in reading order. */
export type SourceSentence = {
  text: string
  /** Sentences of one paragraph, list item or table have the same number. */
  block: number
  /** The headings above it, outermost first. */
  headings: string[]
  isRow: boolean
}

const heading = /^\s{0,3}(#{1,6})\s+(.*?)\s*#*\s*$/
const row = /^\s*\|.*\|\s*$|^[^|\n]+(?:\|[^|\n]*){1,}$/
const ruler = /^\s*\|?[\s:|-]*-[\s:|-]*\|?\s*$/
const item = /^\s*(?:[-*+]|\d{1,3}[.)])\s+/

/** Reads Markdown or plain paragraphs by the line: far faster than a parser, and a source need not be exact. */
export function readSource(text: string): SourceSentence[] {
  const sentences: SourceSentence[] = []
  const headings: { depth: number; text: string }[] = []
  let block = 0
  let paragraph: string[] = []
  let header: string[] | null = null

  const path = () => headings.map((each) => each.text)
  const push = (sentence: string, isRow: boolean) => {
    if (sentence.trim() !== '') sentences.push({ text: sentence, block, headings: path(), isRow })
  }
  const close = () => {
    if (paragraph.length > 0) {
      for (const sentence of splitSentences(plain(paragraph.join(' ')))) push(sentence, false)
      paragraph = []
    }
    block += 1
    header = null
  }

  const lines = text.split(/\r?\n/)
  lines.forEach((line, index) => {
    const title = heading.exec(line)
    if (title) {
      close()
      const depth = title[1]?.length ?? 1
      while ((headings.at(-1)?.depth ?? 0) >= depth) headings.pop()
      headings.push({ depth, text: plain(title[2] ?? '') })
      push(plain(title[2] ?? ''), false)
      close()
    } else if (line.trim() === '') {
      close()
    } else if (header === null && row.test(line) && ruler.test(lines[index + 1] ?? '')) {
      close()
      header = cellsOf(line)
    } else if (header !== null && row.test(line)) {
      if (!ruler.test(line)) push(joinCells(header, cellsOf(line)), true)
    } else {
      if (item.test(line)) close()
      paragraph.push(line.replace(item, '').replace(/^\s*>\s?/, ''))
    }
  })
  close()
  return sentences
}

/** As the rows of the checked text are read, so that a unit in a header reaches the figures under it. */
function joinCells(header: string[], cells: string[]): string {
  return cells.map((cell, index) => `${header[index] ?? ''}: ${cell}`.replace(/^: /, '')).join('; ')
}

function cellsOf(line: string): string[] {
  return plain(line)
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
}

/** Without the marks of Markdown. */
function plain(text: string): string {
  return text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(/(^|[\s(])[*_]([^*_]+)[*_](?=[\s).,;:!?]|$)/g, '$1$2')
    .replace(/\\([\\`*_{}[\]()#+\-.!|>~])/g, '$1')
}
