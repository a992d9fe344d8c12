import type { EvidenceTable, Sentence } from '../sentence.ts'
import { fold } from '../stem.ts'
import { termsOf } from '../terms-of.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { excludeEachOther } from './are-of-one-thing.ts'
import type { OpposingRow } from './disagreement.ts'
import { isCase } from './find-cases.ts'
import { findKinds, kindsOfUnit, stripKinds } from './find-kinds.ts'
import type { Told } from './have-same-base.ts'
import { areApart, findMeasures, inBase, type Measure } from './measure.ts'

/** "Price (EUR)", "Dauer in Wochen", "Durée en mois", "Months". */
const unitOfHeader = /\(([^()]{1,20})\)\s*$|(?<!\p{L})(?:in|en|em)\s(\p{L}+)\s*$|^(\p{L}{1,12})$/u
const maxLabel = 6

type Cell = { at: number; told: Told }

/**
 * The row of another source's table on the thing that a sentence names, where its cell for the same attribute has an
 * amount that is apart from the one of the sentence: "Carrots: 4 weeks (in the fridge)" against "carrots keep for 5 days
 * in the fridge". Null where no row is, or a cell of the row agrees.
 */
export function findRowAgainst(
  { source, section, caption, header, rows }: EvidenceTable,
  measure: Measure,
  sentence: Sentence,
): OpposingRow | null {
  const { text, lexicon, terms } = sentence
  const { language } = lexicon
  const measures = findMeasures(text, lexicon).map(inBase)
  const told = { text, language, measures, measure: inBase(measure) }
  if (isCase(told)) return null
  const kinds = findKinds(told)
  const isNeeded = kindsOfUnit(told.measure.unit).length > 0 && told.measure.unit !== 'percent'
  if (isNeeded && kinds.size === 0) return null
  const said = new Set(terms)
  const tellingIn = (words: string) =>
    termsOf(stripKinds(words, language, told.measure.unit), lexicon).filter(
      (term) => !/\p{N}/u.test(term) && !findAnswerWords(language).frame(term),
    )
  const about = [caption, section.heading, section.parent].flatMap((one) => one ?? []).join(' ')
  for (const { cells, passage } of rows) {
    const [label = ''] = cells
    const named = tellingIn(label)
    if (named.length === 0 || named.length > maxLabel || !named.every((term) => said.has(term))) continue
    const same = header.flatMap((head, at): Cell[] => {
      const cell = at === 0 ? null : readCell(cells[at] ?? '', head, label, about, sentence)
      if (cell === null || cell.measure.unit !== told.measure.unit) return []
      const its = findKinds(cell)
      const isOfKind =
        its.size === 0 ? !isNeeded : kinds.size === 0 || [...its].some((kind) => kinds.has(kind))
      const apart = tellingIn(withoutUnit(head)).filter((term) => !named.includes(term))
      const isAsSaid = apart.length === 0 || apart.some((term) => said.has(term))
      const isOfCase = !excludeEachOther({ text: `${label} ${head}`, language }, told)
      return isOfKind && isAsSaid && isOfCase ? [{ at, told: cell }] : []
    })
    const [first] = same
    // In two columns of one kind it cannot be told which one the sentence is of.
    if (first === undefined || same.length > 1 || !areApart(first.told.measure, told.measure)) continue
    return {
      source,
      name: fold(label.split(/\s+/u)[0] ?? label),
      text: `${label}: ${cells[first.at]} (${header[first.at]})`,
      passage,
    }
  }
  return null
}

/** A cell as a statement: its table, row and column before its amount. */
function readCell(
  cell: string,
  head: string,
  label: string,
  about: string,
  { lexicon }: Sentence,
): Told | null {
  if (!/\p{N}/u.test(cell)) return null
  const groups = unitOfHeader.exec(head.trim())
  const unit = groups?.[1] ?? groups?.[2] ?? groups?.[3] ?? ''
  const lead = `${about} ${label} – ${head}: `
  for (const value of [cell, `${cell} ${unit}`]) {
    const text = `${lead}${value}`
    const measures = findMeasures(text, lexicon)
      .map(inBase)
      .filter(({ at }) => at >= lead.length)
    const [measure] = measures
    if (measure !== undefined && measures.length === 1 && measure.text !== '')
      return { text, language: lexicon.language, measures, measure }
  }
  return null
}

const withoutUnit = (head: string) => head.replace(/\([^()]*\)\s*$/u, '')
