import { findDates } from '../../../claim-check/shared.ts'
import type { EvidenceSource } from '../../writer.ts'
import type { Sentence } from '../sentence.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { findTerm } from './rule-words/find-verdicts.ts'

/** "Is due to be complete in April", "soll im Mai starten": nobody knew yet. */
const expects =
  /(?<!\p{L})(?:(?:is|are) to(?= \p{L})|(?:is|are) (?:\p{L}+ )?(?:expected|due|scheduled|planned|set|slated|supposed|likely)(?!\p{L})|expected to|should be|forecasts?|predict(?:s|ed)|soll(?:en|te|ten)?|voraussichtlich\p{L}*|geplant\p{L}*|erwartet\p{L}*|dürfte[n]?|devrai(?:t|ent)|(?:est|sont) (?:\p{L}+ )?(?:prévue?s?|attendue?s?)|prévoi(?:t|ent)|se (?:prevé|prevén|espera|esperan)|(?:está|están) previst[oa]s?|debería[n]?|dovrebbe(?:ro)?|(?:è|sono) previst[oaie]|si prevede|deverá|deverão|(?:está|estão) previst[oa]s?|prevê-se)(?!\p{L})|予定|見込み|見通し|予想/iu
/** Of what is to come, certain or not. */
const tellsFuture =
  /(?<!\p{L})(?:will|won[’']t|going to|wird|werden|va|vont|ser(?:a|ont)|será[n]?|serão|sarà|saranno|vai|vão)(?!\p{L})/iu
/** It was to be then, and is to be later. */
const putsOff =
  /(?<!\p{L})(?:push(?:es|ed|ing) (?:\p{L}+ ){0,3}back|pushed to|postpon(?:es?|ed|ing)|delayed (?:to|until|till|again)|put (?:back|off)|deferred|verschoben|verlegt auf|aufgeschoben|verlängert bis|report(?:ée?s?|é)|repoussée?s?|décalée?s?|ajournée?s?|prolongée?s? jusqu|aplazad[oa]s?|aplaza(?:n)?|pospuest[oa]s?|retrasad[oa]s?|prorrogad[oa]s?|rinviat[oaie]|posticipat[oaie]|slittat[oaie]|slitta(?:no)?|prorogat[oaie]|adiad[oa]s?|adiou|prorrogad[oa]s?)(?!\p{L})|延期|先送り|延長/iu

type Day = { from: number; to: number }
type Dated = { sentence: Sentence; days: Day[]; written: number | null }

/**
 * What the calendar or a newer source has overtaken: a last day that is past while others are not, an expectation of a day
 * that a newer source lived to see, and the day on which something was to be before a newer source says that it was put off.
 * A year of the topic is asked about, and is not overtaken.
 */
export function findOvertaken(
  sentences: readonly Sentence[],
  sources: readonly Pick<EvidenceSource, 'publishedAt'>[],
  topic: string,
  today: Date = new Date(),
): ReadonlySet<Sentence> {
  const writtenAt = (source: number) => sources[source]?.publishedAt?.getTime() ?? null
  const dated = sentences.flatMap((sentence): Dated[] => {
    const days = daysIn(sentence.text)
    return days.length === 0 ? [] : [{ sentence, days, written: writtenAt(sentence.source) }]
  })
  const newest = Math.max(
    ...sources.map(({ publishedAt }) => publishedAt?.getTime() ?? Number.NEGATIVE_INFINITY),
  )
  const now = today.getTime()
  const isOpen = ({ days }: Dated) => days.some(({ to }) => to >= now)
  const hasOpen = dated.some(isOpen)
  const put = dated.filter(({ sentence }) => putsOff.test(sentence.text))
  const isAsked = ({ sentence: { text } }: Dated) =>
    (text.match(/(?<!\p{N})20\p{N}{2}(?!\p{N})/gu) ?? []).some((year) => topic.includes(year))
  const overtaken = dated.filter((one) => {
    const { sentence, days, written } = one
    const { text } = sentence
    if (sentence.own || isAsked(one) || putsOff.test(text)) return false
    const last = Math.max(...days.map(({ to }) => to))
    const isPast = last < now && (written === null || written < last)
    if (isPast && hasOpen && isLastDay(sentence)) return true
    if (isPast && written !== null && expects.test(text) && newest > last) return true
    return (
      written !== null &&
      (expects.test(text) || tellsFuture.test(text)) &&
      put.some((later) => (later.written ?? 0) > written && isPutOff(one, later))
    )
  })
  return new Set(overtaken.map(({ sentence }) => sentence))
}

/** "Must be changed by 19 January 2025". */
function isLastDay({ text, lexicon }: Sentence): boolean {
  const last = findDates(text).dates.at(-1)
  return (
    last !== undefined &&
    findAnswerWords(lexicon.language).obliges(text) &&
    findTerm(text.slice(0, last.index), lexicon.language) === 'by'
  )
}

/** The earlier day of what was put off, told as the day on which the same thing is to be. */
function isPutOff({ sentence, days }: Dated, later: Dated): boolean {
  const [first, ...others] = later.days.toSorted((a, b) => a.from - b.from)
  if (first === undefined || others.length === 0) return false
  const isSame = ({ from, to }: Day) => from <= first.to && first.from <= to
  const { terms, section, lexicon } = later.sentence
  const { frame } = findAnswerWords(lexicon.language)
  const around = section.sentences.filter(({ block }) => block === later.sentence.block)
  const said = new Set([...terms, ...around.flatMap((one) => one.terms)])
  const isTelling = (term: string) => !/\p{N}/u.test(term) && !frame(term)
  const before = sentence.section.sentences.filter(({ block }) => block === sentence.block)
  const own = [sentence, ...before].flatMap((one) => one.terms)
  return days.some(isSame) && own.some((term) => isTelling(term) && said.has(term))
}

/** The days, months and years that a text names with their year. */
function daysIn(text: string): Day[] {
  return findDates(text).dates.flatMap(({ readings }): Day[] => {
    const [first] = readings
    if (first?.year === undefined) return []
    const { year, month, day, quarter } = first
    const start = month !== undefined ? month - 1 : quarter !== undefined ? (quarter - 1) * 3 : 0
    const length = month !== undefined ? 1 : quarter !== undefined ? 3 : 12
    const from = Date.UTC(year, start, day ?? 1)
    const to = day === undefined ? Date.UTC(year, start + length, 1) - 1 : Date.UTC(year, start, day + 1) - 1
    return [{ from, to }]
  })
}
