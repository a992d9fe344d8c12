import { escapeCell, escapeMarkdown } from '../escape-markdown.ts'
import type { AskedPoint } from '../phrases/phrases.ts'
import { isMeasured } from './asked-kind.ts'
import type { Clause } from './clause.ts'
import type { Difference, Side } from './find-differences.ts'
import type { AnswerLine } from './find-lines.ts'
import { areApart, inBase } from './measure.ts'
import type { Passage } from './passage.ts'
import { colonOf, type Pen } from './pen.ts'
import { speakerOf, speakerWithTitle } from './speaker.ts'
import { prepareText } from './subject.ts'
import { asksLasting } from './wanted-amounts.ts'
import { writeSentences } from './write-passage.ts'

/** What is so many years older than the newest answers after it. */
const oldAge = 5

/** The lines of one question, each with who says it and the heading it stands under; with word of it where they differ. */
export function writeLines(
  lines: readonly AnswerLine[],
  clause: Clause,
  isNamed: boolean,
  pen: Pen,
): string[] {
  const { phrases, names, years } = pen
  const newest = Math.max(...lines.map(({ passage }) => years[passage.source] ?? 0))
  const isOld = ({ passage }: AnswerLine) => (years[passage.source] ?? newest) < newest - oldAge
  const isSold = ({ passage }: AnswerLine) => names.isSeller(passage.source)
  const written = lines
    .toSorted((a, b) => Number(isSold(a)) - Number(isSold(b)) || Number(isOld(a)) - Number(isOld(b)))
    .flatMap(({ sentences, limits, passage }) => {
      const text = writeSentences(sentences, pen)
      if (text === '') return []
      return [writeSaid(speakerOf(passage.source, pen), passage, `${text}${writeLimits(limits, pen)}`, pen)]
    })
  if (written.length === 0) return []
  const point = pointOf(clause)
  const differs = point !== null && areLinesApart(lines, clause) ? phrases.answersDiffer?.[point] : undefined
  const head = isNamed ? `**${escapeMarkdown(clause.heading)}**` : (phrases.short ?? '')
  return [differs === undefined ? head : escapeMarkdown(differs), written.join('\n')].filter(
    (part) => part !== '',
  )
}

/** The cases behind a line in one run: what introduces them, and one after the other. */
function writeLimits([lead, ...cases]: AnswerLine['limits'], pen: Pen): string {
  if (lead === undefined) return ''
  const { phrases } = pen
  const opening = writeSentences(lead, pen)
  const written = cases.map((one) => writeSentences(one, pen)).filter((text) => text !== '')
  if (opening === '') return ''
  const list =
    written.length === 0 ? '' : `${colonOf(phrases)}${phrases.space}${written.join(`;${phrases.space}`)}`
  return `.${phrases.space}${opening}${list}`
}

/** What sources say against each other, line by line. Empty where less than two of them are left to say. */
export function writeDifference({ sides }: Difference, clause: Clause | undefined, pen: Pen): string {
  const { phrases } = pen
  const lines = sides.flatMap((side) => {
    const text = writeSide(side, pen)
    const { passage } = side
    return text === '' ? [] : [writeSaid(speakerWithTitle(passage.source, pen), passage, text, pen)]
  })
  if (lines.length < 2) return ''
  const isAmount = sides.every(({ measure }) => measure !== null)
  const point = isAmount && clause !== undefined ? pointOf(clause) : 'judgement'
  const intro =
    (point === null ? undefined : phrases.answersDiffer?.[point]) ?? `${phrases.differ}${colonOf(phrases)}`
  return [escapeMarkdown(intro), lines.join('\n')].filter((part) => part !== '').join('\n\n')
}

function writeSaid(speaker: string, passage: Passage, text: string, { phrases, ledger }: Pen): string {
  const colon = `${colonOf(phrases)}${phrases.space}`
  const who = [speaker, headingOf(passage)].filter((part) => part !== '').join(', ')
  const mark = ledger.refer(passage.source)
  const [, end = ''] = /([.!?。！？])$/u.exec(text) ?? []
  const bare = end === '' ? text : text.slice(0, -end.length)
  return `- ${who}${who === '' ? '' : colon}${mark === '' ? bare : `${bare} ${mark}`}${end}`
}

/** The heading that a line stands under, so that nobody reads it as said of everything. */
function headingOf({ path }: Passage): string {
  const last = path.at(-1)
  return last === undefined ? '' : `*${escapeMarkdown(last)}*`
}

function writeSide({ sentences, row }: Side, pen: Pen): string {
  const { phrases, ledger } = pen
  if (row === null)
    return sentences
      .map((sentence) => writeSentences([sentence], pen))
      .filter((text) => text !== '')
      .join(`;${phrases.space}`)
  ledger.refer(row.table.source)
  return `${phrases.quotes.open}${escapeCell(row.text)}${phrases.quotes.close}`
}

/** What the lines of a question are on, for saying that they differ. */
function pointOf({ asked, text }: Clause): AskedPoint | null {
  if (asked.kind === 'price' || asked.kind === 'interval') return asked.kind
  if (asked.kind !== 'duration') return null
  return asked.isPayback ? 'payback' : asksLasting(text) ? 'lifetime' : 'duration'
}

/** True for lines of which two have amounts that cannot both hold. */
export function areLinesApart(lines: readonly AnswerLine[], { asked, things, subject }: Clause): boolean {
  if (!isMeasured(asked)) return false
  const amounts = lines.flatMap(({ sentences, sentence: { text, lexicon, source } }) => {
    const [amount, ...others] = asked.amountsIn(text, lexicon)
    if (amount === undefined || others.length > 0) return []
    const said = prepareText(sentences.map((one) => one.text).join(' '), subject.language)
    const named = new Set(things.filter((thing) => thing.isIn(said)))
    return [{ source, amount: inBase(amount), named }]
  })
  // One source that names two amounts names them for two cases.
  return amounts.some((one, at) =>
    amounts.slice(at + 1).some(
      (other) =>
        one.source !== other.source &&
        areApart(one.amount, other.amount) &&
        // Amounts of two things differ as they should.
        (things.length === 0 || [...one.named].some((thing) => other.named.has(thing))),
    ),
  )
}
