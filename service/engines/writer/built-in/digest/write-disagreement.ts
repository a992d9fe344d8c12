import { escapeMarkdown } from '../escape-markdown.ts'
import { plainText } from '../plain-text.ts'
import type { Disagreement, Side } from './find-disagreements.ts'
import { type Pen, writeStatement } from './write-finding.ts'

/** Two sources side by side, the words that differ in bold. Empty when one side was said before. */
export function writeDisagreement({ sides }: Disagreement, pen: Pen): string {
  const cells = sides.map((side) => writeSide(side, pen))
  if (cells.some((cell) => cell === '')) return ''
  const header = sides.map(({ finding }) =>
    (pen.names.full(finding.source) || pen.phrases.internal).replaceAll('|', '\\|'),
  )
  return [header, ['---', '---'], cells].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function writeSide({ finding, figure }: Side, pen: Pen): string {
  const text = writeStatement(finding.sentences, pen).replaceAll('|', '\\|')
  const marked = figure === null ? '' : escapeMarkdown(plainText(figure))
  const at = marked === '' ? -1 : text.indexOf(marked)
  if (at === -1) return text
  return `${text.slice(0, at)}**${marked}**${text.slice(at + marked.length)}`
}
