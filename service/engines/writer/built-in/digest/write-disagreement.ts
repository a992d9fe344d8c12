import { escapeLine, escapeMarkdown } from '../escape-markdown.ts'
import { plainText } from '../plain-text.ts'
import type { Sentence } from '../sentence.ts'
import { countWords } from '../split-words.ts'
import { typeset } from '../typeset.ts'
import { deniesPrevious } from './denies-previous.ts'
import type { Disagreement, OpposingRow, Side } from './disagreement.ts'
import { findClause } from './find-figure-context.ts'
import { findMeasures } from './measure.ts'
import { isBound } from './rule-words/find-verdicts.ts'
import { colonOf, type Pen, writeBasis, writeStatement } from './write-finding.ts'

/** Words of a sentence that is short enough to be said again, and of one that says anything. */
const maxClause = 24
const minClause = 4
/** Characters by which a sentence is found again. */
const opening = 24

/** What the sources say side by side, the words that differ in bold; as a list where there are more than two. Empty when one side was said before. */
export function writeDisagreement({ sides, rows, answers }: Disagreement, pen: Pen): string {
  const cells = sides.map((side) => {
    const cell = writeSide(side, pen)
    if (cell === '') return cell
    if (side.basis === undefined) return `${cell}${writeBasis(side.finding.source, pen)}`
    return `${cell}${pen.phrases.space}${writeStatement(side.basis.sentences, false, pen)}`.trimEnd()
  })
  if (cells.some((cell) => cell === '')) return ''
  const names = sides.map(({ finding: { source } }) => {
    pen.introduced.add(source)
    // With the date: the newer one may be all there is to it.
    return pen.names.full(source) || pen.phrases.internal
  })
  const intro = answers === undefined ? undefined : pen.phrases.answersDiffer?.[answers]
  if (rows.length === 0 && sides.length === 2 && intro === undefined) {
    const escaped = [names, cells].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
    return [escaped[0] ?? [], ['---', '---'], escaped[1] ?? []]
      .map((row) => `| ${row.join(' | ')} |`)
      .join('\n')
  }
  const colon = `${colonOf(pen.phrases)}${pen.phrases.space}`
  const lines = cells.map((cell, at) => `- ${names[at]}${colon}${cell}`)
  const list = [...lines.slice(0, 1), ...rows.map((row) => writeRow(row, pen, colon)), ...lines.slice(1)]
  return [...(intro === undefined ? [] : [`${intro}\n`]), ...list].join('\n')
}

/** The figure with as much of its sentence as says what it is of, word for word; the figure alone where nothing short does. */
function clauseOf({ text, passage, words, lexicon }: Sentence, figure: string): string {
  const whole = text.replace(/[.。।۔]$/u, '')
  const measure = findMeasures(text, lexicon).find(
    (one) => one.text === figure || figure.startsWith(one.text),
  )
  const context = measure === undefined ? '' : findClause(text, measure.at)
  const found = words <= maxClause ? whole : context
  return found.includes(figure) && passage.includes(found) && countWords(found) >= minClause ? found : figure
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

/** The sentence that differs, with the one it leans on and the one that limits it; nothing else of its finding. */
function shownOf({ finding: { sentences }, told }: Side): Sentence[] {
  const at = told === undefined ? -1 : sentences.indexOf(told)
  if (told === undefined || at === -1) return sentences
  const before = sentences.slice(0, at + 1)
  const from = before.findLastIndex(({ leaning }) => !leaning)
  const next = sentences[at + 1]
  const limits =
    next !== undefined &&
    (deniesPrevious(next) || (next.leaning && isBound(next.text, next.lexicon.language)))
  return sentences.slice(Math.max(0, from), at + (limits ? 2 : 1))
}

function writeSide(side: Side, pen: Pen): string {
  const { figure } = side
  const { source } = side.finding
  const sentences = shownOf(side)
  const marked = figure === null ? '' : escapeMarkdown(typeset(plainText(figure), pen.phrases))
  const told = side.told ?? sentences.find(({ text }) => figure !== null && text.includes(figure))
  if (sentences.some(pen.ledger.hasSaid)) {
    // The text opens with the statement: here stand its figure and what that is of.
    if (told === undefined || figure === null) return ''
    const clause = clauseOf(told, figure)
    pen.ledger.quote(source, clause, told.passage)
    const words = escapeMarkdown(typeset(plainText(clause), pen.phrases)).replace(
      marked,
      () => `**${marked}**`,
    )
    const isQuoted = clause !== figure && !told.own
    const { open, close } = pen.phrases.quotes
    return `${isQuoted ? `${open}${words}${close}` : words}${pen.phrases.space}${pen.ledger.refer(source)}`
  }
  const text = writeStatement(sentences, true, pen)
  // The same figure may stand in a sentence before it.
  const opens =
    told === undefined ? '' : escapeMarkdown(typeset(plainText(told.text.slice(0, opening)), pen.phrases))
  const from = Math.max(0, text.indexOf(opens))
  const at = marked === '' ? -1 : text.indexOf(marked, from)
  if (at === -1) return text
  return `${text.slice(0, at)}**${marked}**${text.slice(at + marked.length)}`
}
