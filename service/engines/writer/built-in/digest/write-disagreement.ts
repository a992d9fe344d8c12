import { escapeLine, escapeMarkdown } from '../escape-markdown.ts'
import { plainText } from '../plain-text.ts'
import type { Disagreement, OpposingRow, Side } from './disagreement.ts'
import { colonOf, type Pen, writeStatement } from './write-finding.ts'

/** What the sources say side by side, the words that differ in bold; as a list where there are more than two. Empty when one side was said before. */
export function writeDisagreement({ sides, rows }: Disagreement, pen: Pen): string {
  const cells = sides.map((side) => writeSide(side, pen))
  if (cells.some((cell) => cell === '')) return ''
  const names = sides.map(({ finding: { source } }) => {
    pen.introduced.add(source)
    // With the date: the newer one may be all there is to it.
    return pen.names.full(source) || pen.phrases.internal
  })
  if (rows.length === 0 && sides.length === 2) {
    const escaped = [names, cells].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
    return [escaped[0] ?? [], ['---', '---'], escaped[1] ?? []]
      .map((row) => `| ${row.join(' | ')} |`)
      .join('\n')
  }
  const colon = `${colonOf(pen.phrases)}${pen.phrases.space}`
  const lines = cells.map((cell, at) => `- ${names[at]}${colon}${cell}`)
  return [...lines.slice(0, 1), ...rows.map((row) => writeRow(row, pen, colon)), ...lines.slice(1)].join('\n')
}

function writeRow(
  { source, text, passage }: OpposingRow,
  { names, ledger, phrases }: Pen,
  colon: string,
): string {
  // The figures stand in cells of the row; each is a claim of its own, found again in it.
  ledger.quote(source, passage, passage)
  return `- ${names.full(source)}${colon}${escapeLine(text)}${phrases.space}${ledger.refer(source)}`
}

function writeSide({ finding, figure }: Side, pen: Pen): string {
  const { source, sentences } = finding
  const marked = figure === null ? '' : escapeMarkdown(plainText(figure))
  const told = sentences.find(({ text }) => figure !== null && text.includes(figure))
  if (sentences.some(pen.ledger.hasSaid)) {
    // The text opens with the statement: its figure is enough here.
    if (told === undefined || figure === null) return ''
    pen.ledger.quote(source, figure, told.passage)
    return `**${marked}**${pen.phrases.space}${pen.ledger.refer(source)}`
  }
  const text = writeStatement(sentences, true, pen)
  const at = marked === '' ? -1 : text.indexOf(marked)
  if (at === -1) return text
  return `${text.slice(0, at)}**${marked}**${text.slice(at + marked.length)}`
}
