import { stripReferences } from '../references.ts'
import { findRow, listCells } from './find-row.ts'

const reference = '\\[\\d{1,3}(?:[,;–-]\\s*\\d{1,3})*\\]'
const between = `(?:[\\s*_~\`\\\\]|${reference}(?:\\([^)]*\\))?|\\]\\([^)]*\\)|\\[)*`

/** Where a sentence is in Markdown, with the marks and references in it. */
export function findSentences(markdown: string, sentence: string): { start: number; end: number }[] {
  const pieces = sentence.match(/[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? []
  if (pieces.length === 0) return []
  const source = pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join(between)
  return [
    ...markdown.matchAll(new RegExp(`[*_~]*(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])[*_~]*`, 'gu')),
  ].map(({ index, 0: found }) => ({
    // The bracket before the first word of a link is no letter of the sentence.
    start: markdown[index - 1] === '[' && /^[^[]*\]\(/.test(found) ? index - 1 : index,
    end: index + found.length,
  }))
}

export type Replaced = { markdown: string; changes: { before: string; after: string }[] }

/**
 * Puts a sentence in each of the `times` places of another one and keeps the references of the old one; undefined when
 * the old one is not in exactly so many places.
 */
export function replaceSentence(
  markdown: string,
  sentence: string,
  replacement: string,
  times = 1,
): Replaced | undefined {
  const places = findSentences(markdown, sentence)
  if (places.length !== times || times === 0) return undefined
  const changes = places.map(({ start, end }) => {
    const before = markdown.slice(start, end)
    return { before, after: withReferencesOf(before, replacement) }
  })
  // Emphasis that begins or ends outside of the sentence would be torn.
  if (changes.some(({ before }) => (before.match(/\*\*|__/g)?.length ?? 0) % 2 > 0)) return undefined
  const replaced = places.reduceRight(
    (text, { start, end }, index) => text.slice(0, start) + (changes[index]?.after ?? '') + text.slice(end),
    markdown,
  )
  return { markdown: replaced, changes }
}

function withReferencesOf(before: string, replacement: string): string {
  const references = before.match(new RegExp(`${reference}(?:\\([^)]*\\))?`, 'g')) ?? []
  const [, body = replacement, stop = ''] = /^(.*?)([.!?:。！？：]?)$/su.exec(replacement) ?? []
  return references.length > 0 ? `${body} ${references.join('')}${stop}` : replacement
}

/**
 * The same for a row of a table: sentence and replacement are "Header: cell; Header: cell". Cells that stay keep their
 * marks, changed ones their references.
 */
export function replaceRow(markdown: string, sentence: string, replacement: string): Replaced | undefined {
  const row = findRow(markdown, sentence)
  if (!row) return undefined
  const said = readCells(row.header, replacement)
  const cells = listCells(row.line)
  if (!said || cells.length !== said.length) return undefined
  const after = cells.map((cell, index) => {
    const plain = stripReferences(cell).replace(/[*_`]/g, '').trim()
    const text = said[index] ?? ''
    return text === plain ? cell.trim() : withReferencesOf(cell, text)
  })
  const line = `| ${after.join(' | ')} |`
  return {
    markdown: markdown.slice(0, row.start) + line + markdown.slice(row.end),
    changes: [{ before: row.line, after: line }],
  }
}

function readCells(header: string[], row: string): string[] | undefined {
  const source = header
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .map((name, index) => (name === '' && index === 0 ? '(.*?)' : `${name}:\\s*(.*?)`))
    .join(';\\s*')
  return new RegExp(`^${source}$`, 'u')
    .exec(row.trim())
    ?.slice(1)
    .map((cell) => cell.trim())
}
