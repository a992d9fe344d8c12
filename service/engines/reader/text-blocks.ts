import { foldText, joinLines } from './fold-text.ts'
import type { PageBlock } from './page-block.ts'

const bullet = /^\s{0,8}(?:[-*•‣◦▪–—·]|\d{1,3}[.)]|[a-z][.)])\s+(?=\S)/
const underline = /^\s*(={3,}|-{3,}|~{3,})\s*$/
const quoted = /^\s*>\s?/
const numbered = /^\d{1,2}(\.\d{1,2}){0,3}\.?\s+\p{Lu}/u

/**
 * Plain text as blocks: paragraphs between blank lines; headings by underline, capitals, numbering, or as a short line
 * on its own that does not end like a sentence; bullets, quotes with `>`, rows with tabs.
 */
export function textBlocks(text: string): PageBlock[] {
  const blocks: PageBlock[] = []
  for (const lines of paragraphsOf(text)) {
    const [first = '', second = ''] = lines
    if (lines.length >= 2 && underline.test(second)) {
      blocks.push({ kind: 'heading', level: second.trim().startsWith('=') ? 1 : 2, text: foldText(first) })
      blocks.push(...bodyBlocks(lines.slice(2)))
      continue
    }
    const level = lines.length === 1 ? headingLevel(first) : null
    if (level !== null) blocks.push({ kind: 'heading', level, text: foldText(first) })
    else blocks.push(...bodyBlocks(lines))
  }
  return demoteClosing(blocks)
}

function paragraphsOf(text: string): string[][] {
  return text
    .replace(/\r\n?|\u2028|\u0085/g, '\n')
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+|\f|\u2029/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
}

/** The level of a heading on its own `line`, or null if it reads like a sentence. */
function headingLevel(line: string): 1 | 2 | 3 | 4 | null {
  const text = line.trim()
  if (text.length > 90 || text.split(/\s+/).length > 12 || !/\p{L}{2}/u.test(text)) return null
  if (/[.,;:…。]$/.test(text) || (bullet.test(line) && !numbered.test(text))) return null
  const numbering = numbered.exec(text)?.[0].trim().split(/\s/)[0]?.replace(/\.$/, '')
  if (numbering) {
    const depth = numbering.split('.').length
    return depth === 1 ? 2 : depth === 2 ? 3 : 4
  }
  if (/\p{Lu}{2}/u.test(text) && text === text.toUpperCase()) return 2
  return /^[\p{Lu}\p{Lo}\p{N}"“«¿¡]/u.test(text) ? 3 : null
}

function bodyBlocks(lines: string[]): PageBlock[] {
  if (lines.length === 0) return []
  if (lines.every((line) => quoted.test(line))) {
    return [{ kind: 'quote', text: joinLines(lines.map((line) => line.replace(quoted, ''))) }]
  }
  const rows = lines.map((line) => line.split('\t').map(foldText))
  const [header = [], ...rest] = rows
  if (rest.length > 0 && header.length > 1 && rest.every((row) => row.length === header.length)) {
    return [{ kind: 'table', header, rows: rest }]
  }
  const firstBullet = lines.findIndex((line) => bullet.test(line))
  if (firstBullet === -1) return paragraph(lines)
  const items: string[][] = []
  for (const line of lines.slice(firstBullet)) {
    const last = items.at(-1)
    if (bullet.test(line) || !last) items.push([line.replace(bullet, '')])
    else last.push(line)
  }
  const numbers = lines.filter((line) => bullet.test(line)).map((line) => Number.parseInt(line.trim(), 10))
  const [first = Number.NaN] = numbers
  const isCounted = numbers.length > 1 && numbers.every((number, index) => number === first + index)
  return [
    ...paragraph(lines.slice(0, firstBullet)),
    { kind: 'list', ...(isCounted && { first }), items: items.map(joinLines) },
  ]
}

function paragraph(lines: string[]): PageBlock[] {
  const text = joinLines(lines)
  return text === '' ? [] : [{ kind: 'paragraph', text }]
}

/** A short line at the very end heads nothing: a signature, a place and date. */
function demoteClosing(blocks: PageBlock[]): PageBlock[] {
  const last = blocks.at(-1)
  if (blocks.length > 1 && last?.kind === 'heading')
    return [...blocks.slice(0, -1), { kind: 'paragraph', text: last.text }]
  return blocks
}
