import { escapeMarkdown } from '../escape-markdown.ts'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Phrases } from '../phrases/phrases.ts'
import type { EvidenceTable } from '../sentence.ts'
import { splitWords } from '../split-words.ts'
import { fold } from '../stem.ts'
import { countedTerms } from './counted-terms.ts'
import { findMeasures, secondsOfMonth } from './measure.ts'
import { findQuestionType } from './question-type.ts'
import { type Concept, prepareText, type Subject } from './subject.ts'
import { wantedAmounts } from './wanted-amounts.ts'

/** A cell that is one amount, without what it counts in words: "1,960", "0.38 €", "41 %". */
const amount =
  /^[^\p{L}\p{N}]*?([-–−]?\s?[€$£¥]?\p{N}[\p{N}.,’' ]*)(?:[–-]\s?[€$£¥]?\p{N}[\p{N}.,’' ]*)?[^\p{N}]{0,8}$/u

/** A time of day: the earliest of several is no least of them, and from one to another most of the night may lie between. */
const clockTime =
  /\p{N}\s?(?:[ap]\.?\s?m(?:\.|(?!\p{L}))|uhr(?!\p{L})|o[’']clock)|(?<!\p{N})\p{N}{1,2}(?::|h\s?)\p{N}{2}(?!\p{N})|\p{N}\s?(?:時(?!間)|点(?!\p{N}))/iu

/** Of a row that others are compared with, a column of differences has none; so many others make it a column. */
const minMeasured = 3
/** Reasons that a line names. */
const maxNamed = 3
/** A word that is none of the topic's concepts ("less") settles between columns, and chooses none by itself over one. */
const sameWordShare = 0.5

type Column = { at: number; values: { value: number; cell: string; row: string }[] }

/**
 * In one sentence, between which rows the column goes that has most of what is asked, else one of shares or money; empty
 * where no column is of plain amounts.
 */
export function describeTable(table: EvidenceTable, subject: Subject, phrases: Phrases): string {
  if (phrases.span === undefined) return ''
  // A price where none is asked answers something else.
  const type = findQuestionType(subject.text)
  const asksPrice =
    subject.aspects.includes('cost') ||
    type === 'worth' ||
    ((type === 'amount' || type === 'other') && countedTerms(subject).size === 0)
  const lexicon = findLexicon(subject.language)
  const columns = table.header.flatMap((_, at): Column[] => {
    if (at === 0) return []
    const values = table.rows.flatMap(({ cells }) => {
      const [, figure] = amount.exec(cells[at] ?? '') ?? []
      return figure === undefined
        ? []
        : [
            {
              value: readTime(cells[at] ?? '', lexicon) ?? readAmount(figure),
              cell: cells[at] ?? '',
              row: cells[0] ?? '',
            },
          ]
    })
    const measured = table.rows.filter(({ cells }) => !/^[\s–—-]*$/u.test(cells[at] ?? '')).length
    const isWhole =
      values.length === measured &&
      (measured === table.rows.length || measured >= minMeasured) &&
      values.every(({ value }) => Number.isFinite(value))
    const isOfDay = values.some(({ cell }) => clockTime.test(cell))
    const isPrice = values.every(({ cell }) => /[€$£¥]/u.test(cell))
    return isWhole && !isOfDay && (!isPrice || asksPrice) ? [{ at, values }] : []
  })
  const { units, isKindKnown } = wantedAmounts(subject)
  // "9.4 weeks" answers how long whatever the head of its column calls it.
  const isOfKind = ({ values }: Column) =>
    values.every(({ cell }) => findMeasures(cell, lexicon).some(({ unit }) => units(unit)))
  const wanted = columns.filter(isOfKind)
  const ofRow = describeRow(table, wanted.length > 0 || isKindKnown ? wanted : columns, subject)
  if (ofRow !== '') return ofRow
  const thing = nameOfThing(table.header[0] ?? '', subject)
  const topicWords = new Set(splitWords(fold(subject.text)))
  const asked = ({ at }: Column) => {
    const heading = table.header[at] ?? ''
    const head = prepareText(heading, subject.language)
    const spoken = subject.concepts.filter(
      (concept) => !concept.isBackground && !thing.has(concept) && concept.isIn(head),
    )
    const same = splitWords(fold(heading)).filter((word) => word.length > 3 && topicWords.has(word))
    return spoken.length + sameWordShare * same.length
  }
  const ofKind = ({ at }: Column) => Number(wanted.some((column) => column.at === at))
  const hasUnit = ({ values }: Column) => Number(values.every(({ cell }) => /[%€$£]/u.test(cell)))
  const [best, next, third] = columns.sort(
    (a, b) => ofKind(b) - ofKind(a) || asked(b) - asked(a) || hasUnit(b) - hasUnit(a) || a.at - b.at,
  )
  // Where a kind of amount is asked for, a column of another kind answers something else.
  if (best === undefined || (isKindKnown && ofKind(best) === 0)) return ''
  const tell = (column: Column) => writeSpan(column, table, phrases.span ?? '')
  if (findQuestionType(subject.text) === 'why') return nameLargest(best, table)
  const isAhead = (one: Column, other: Column) =>
    ofKind(one) > ofKind(other) || asked(one) > asked(other) || hasUnit(one) > hasUnit(other)
  if (next === undefined || isAhead(best, next)) return tell(best)
  // Of several columns that nobody asked for by name any one would be the wrong answer; two that both are asked for answer.
  const areBoth = asked(next) > 0 && (third === undefined || asked(next) > asked(third))
  const both = areBoth ? [tell(best), tell(next)] : []
  return both.includes('') ? '' : both.join('; ')
}

/** What a "why" is answered with: the rows that weigh most, with their shares; empty where the column is of something else. */
function nameLargest({ values }: Column, { header }: EvidenceTable): string {
  if (!values.every(({ cell }) => /%/u.test(cell))) return ''
  const largest = values.toSorted((a, b) => b.value - a.value).slice(0, maxNamed)
  return escapeMarkdown(
    `${header[0] ?? ''}: ${largest.map(({ row, cell }) => `${row} (${cell})`).join(', ')}`,
  )
}

/** What the columns of the kind that is asked for have in the one row that the topic names; empty where it names none or several. */
function describeRow({ header, rows }: EvidenceTable, columns: readonly Column[], subject: Subject): string {
  if (columns.length === 0) return ''
  const named = subject.concepts
    .filter(({ isFrame }) => !isFrame)
    .flatMap((concept) => {
      const about = rows.filter(({ cells }) => concept.isIn(prepareText(cells[0] ?? '', subject.language)))
      return about.length === 1 ? about : []
    })
  const [row] = named
  if (row === undefined || named.some((other) => other !== row)) return ''
  const told = [...columns]
    .sort((a, b) => a.at - b.at)
    .map(({ at }) => `${row.cells[at] ?? ''} (${header[at] ?? ''})`)
  return escapeMarkdown(`${row.cells[0] ?? ''}: ${told.join(', ')}`)
}

function writeSpan({ at, values }: Column, { header }: EvidenceTable, span: string): string {
  const [low, ...others] = [...values].sort((a, b) => a.value - b.value)
  const high = others.at(-1)
  if (low === undefined || high === undefined || low.value === high.value) return ''
  const filled: Record<string, string> = {
    x: header[at] ?? '',
    y: low.cell,
    a: low.row,
    z: high.cell,
    b: high.row,
  }
  return span.replace(/\{([xyazb])\}/g, (_, key: string) => escapeMarkdown(filled[key] ?? ''))
}

/** The words of the topic that name what the rows are, with those that stand right beside them: "compost bin" over bins. */
function nameOfThing(head: string, { concepts, language }: Subject): ReadonlySet<Concept> {
  const text = prepareText(head, language)
  return new Set(
    concepts.filter((concept, at) => concept.isIn(text) || (concepts[at + 1]?.isIn(text) ?? false)),
  )
}

/** Six weeks are less than six months: a time in seconds; undefined for any other cell. */
function readTime(cell: string, lexicon: Lexicon): number | undefined {
  const [time, ...others] = findMeasures(cell, lexicon)
  if (time === undefined || others.length > 0 || time.min !== time.max) return undefined
  if (time.unit === 'second') return time.min
  return time.unit === 'month' ? time.min * secondsOfMonth : undefined
}

/** A comma or point before one, two or more than three figures parts decimals; before three it parts thousands. */
function readAmount(figure: string): number {
  const plain = figure.replace(/[’' €$£¥]/gu, '').replace(/^[–−]/u, '-')
  const decimals = /[.,](\d{1,2}|\d{4,})$/.exec(plain)
  if (decimals === null) return Number(plain.replace(/[.,]/g, ''))
  return Number(`${plain.slice(0, decimals.index).replace(/[.,]/g, '')}.${decimals[1]}`)
}
