import type { EvidenceSource } from '../../writer.ts'
import type { Sentence } from '../sentence.ts'
import type { Finding } from './finding.ts'
import { findMeasures, type Measure } from './measure.ts'
import { isPastRule, tellsOfPast } from './past-rules.ts'

/** A value that held once: the amount, its unit, and when the source spoke that says so. */
type Ended = { value: number; unit: string; said: number }

/** "May be at most", "is limited to": a limit in the present tense. */
const limits =
  /(?<!\p{L})(?:may|must|(?:is|are) (?:allowed|permitted|limited)|at most|no more than|maximum|limit|darf|dürfen|höchstens|maximal|obergrenze|grenze|peut|peuvent|au plus|maximum|plafond|limite|puede|pueden|como máximo|máximo|può|possono|al massimo|massimo|pode|podem|no máximo)(?!\p{L})|以下|まで|上限/iu
/** The newer source says that another value holds by now. */
const now =
  /(?<!\p{L})(?:since|as of|now|from now on|raised|lowered|seit|ab|nun|nunmehr|jetzt|inzwischen|erhöht|angehoben|gesenkt|depuis|désormais|maintenant|relevé|desde|ahora|elevó|dal|da|ora|adesso|agora|elevado)(?!\p{L})|以降|現在|引き上げ/iu

/**
 * True for a finding that gives as valid what a later source tells as past, with the value that holds since: "may feed in
 * 600 watts at most" beside "until now it was 600 watts" and "now up to 800".
 */
export function endedRules(
  sentences: readonly Sentence[],
  sources: readonly EvidenceSource[],
): (finding: Finding) => boolean {
  const said = (source: number) => sources[source]?.publishedAt?.getTime() ?? Number.NaN
  const measured = sentences.map((sentence) => ({
    sentence,
    measures: findMeasures(sentence.text, sentence.lexicon),
    isPast: isPastRule(sentence.text),
  }))
  const ended: Ended[] = measured
    .filter(({ isPast }) => isPast)
    .flatMap(({ sentence: { source }, measures }) =>
      measures
        .filter(({ unit }) =>
          measured.some(
            (other) =>
              other.sentence.source === source &&
              now.test(other.sentence.text) &&
              other.measures.some((one) => one.unit === unit && !hasValue(measures, one)),
          ),
        )
        .map(({ max, unit }) => ({ value: max, unit, said: said(source) })),
    )
  return ({ sentences: own, source }) =>
    own.some(({ text, lexicon }) => {
      if (!(limits.test(text) || tellsOfPast(text)) || isPastRule(text) || now.test(text)) return false
      return findMeasures(text, lexicon).some(({ min, max, unit }) =>
        ended.some(
          (one) => (one.value === max || one.value === min) && one.unit === unit && said(source) < one.said,
        ),
      )
    })
}

function hasValue(measures: readonly Measure[], { max, unit }: Measure): boolean {
  return measures.some((one) => one.max === max && one.unit === unit)
}
