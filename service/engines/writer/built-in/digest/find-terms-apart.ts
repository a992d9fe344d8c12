import { findDates } from '../../../claim-check/shared.ts'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import type { Sentence } from '../sentence.ts'
import { termsOf } from '../terms-of.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { excludeEachOther, isOver } from './are-of-one-thing.ts'
import type { Disagreement } from './disagreement.ts'
import type { Finding } from './finding.ts'
import { findTerm } from './rule-words/find-verdicts.ts'

type Saying = { finding: Finding; sentence: Sentence; text: string; language: string }
type FoundDate = ReturnType<typeof findDates>['dates'][number]
type Term = Saying & { kind: 'by' | 'from'; date: FoundDate; terms: ReadonlySet<string> }

const minShared = 2
const minShare = 0.5

/** "By 31 July", "until 30 September": the last or the first day for one thing, where the sources have two of them. */
export function findTermsApart(sayings: readonly Saying[], asked: ReadonlySet<string>): Disagreement[] {
  const terms = sayings.flatMap(readTerm)
  return terms.flatMap((one, at) =>
    terms.slice(at + 1).flatMap((other): Disagreement[] => {
      if (one.finding.source === other.finding.source || one.kind !== other.kind) return []
      if (!areApart(one.date, other.date)) return []
      const shared = [...one.terms].filter((term) => other.terms.has(term))
      const least = Math.max(1, Math.min(one.terms.size, other.terms.size))
      const isOfOne =
        shared.length >= minShared &&
        shared.length / least >= minShare &&
        (shared.some((term) => !asked.has(term)) || shared.length === least)
      const [a, b] = [one, other].map((told) => ({ ...told, text: told.text.replace(told.date.text, '') }))
      if (!isOfOne || a === undefined || b === undefined || excludeEachOther(a, b)) return []
      const sides = [one, other].map(({ finding, sentence, date }) => ({
        finding,
        figure: date.text,
        told: sentence,
      }))
      return [{ sides, likeness: shared.length, rows: [] }]
    }),
  )
}

function readTerm(saying: Saying): Term[] {
  const { text, language, finding, sentence } = saying
  const { dates, rest } = findDates(text)
  const [date] = dates
  if (date === undefined || dates.length > 1 || isOver(saying)) return []
  const kind = findTerm(text.slice(0, date.index), language)
  if (kind === null) return []
  const { frame } = findAnswerWords(language)
  const terms = termsOf(rest, findLexicon(language)).filter((term) => !/\p{N}/u.test(term) && !frame(term))
  return [{ finding, sentence, text, language, kind, date, terms: new Set(terms) }]
}

/** Apart in the day or the month; of the same day of two years both may be right. */
function areApart(one: FoundDate, other: FoundDate): boolean {
  return one.readings.every((a) =>
    other.readings.every((b) => {
      if (a.month === undefined || b.month === undefined)
        return a.month === b.month && a.year !== undefined && b.year !== undefined && a.year !== b.year
      const isOtherYear = a.year !== undefined && b.year !== undefined && a.year !== b.year
      const isOtherDay = a.day !== undefined && b.day !== undefined && a.day !== b.day
      return !isOtherYear && (a.month !== b.month || isOtherDay)
    }),
  )
}
