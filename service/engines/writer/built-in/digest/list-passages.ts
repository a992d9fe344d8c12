import type { EvidenceSource } from '../../writer.ts'
import type { Yielder } from '../pace.ts'
import type { Evidence } from '../sentence.ts'
import { asksOtherwise } from './bears-on.ts'
import { minFocus } from './find-kinship.ts'
import type { Finding } from './finding.ts'
import { isEmptyRemark } from './is-filler.ts'
import { placeReader, readFinding } from './list-findings.ts'
import type { Piece } from './piece.ts'
import { cutPlace, type Place, type Question, rateAny, readQuestion } from './question.ts'
import type { SectionRating } from './rate-sections.ts'
import { isHype } from './selling-words/is-hype.ts'
import type { SourceTraits } from './source-traits.ts'
import { speaksOfPublisher } from './speaks-of-publisher.ts'
import type { Subject } from './subject.ts'

/** On a page about the thing, what shares no word with the question still bears on it, and so much less. */
const ofPage = 0.12
const perKin = 0.35
/** The beginning of a page that has headings leads up to what stands under them. */
const beforeHeadings = 0.85
/** What stands under a question that is not asked. */
const underOtherQuestion = 0.5

/**
 * All passages that bear on the topic, best first: whole paragraphs with the lists that they introduce, each complete enough
 * to be read by itself under its heading. On a page about the thing every section bears on it, in whichever words.
 */
export async function listPassages(
  evidence: Evidence,
  sources: readonly EvidenceSource[],
  traits: readonly SourceTraits[],
  subject: Subject,
  rating: SectionRating,
  pace: Yielder,
): Promise<Finding[]> {
  const question = readQuestion(evidence, sources, subject, rating)
  const readPlace = placeReader(evidence, sources, traits, question, rating)
  const headed = new Set(
    evidence.sections.flatMap(({ source, heading }) => (heading === null ? [] : [source])),
  )
  const passages: Finding[] = []
  for (const section of evidence.sections) {
    await pace()
    const place = readPlace(section)
    if (place === null) continue
    const isOfPage = place.source.isNamed === true && (place.isShort || place.focus >= minFocus)
    if (!place.isWhole && place.relevance === undefined && !place.isPart && !isOfPage) continue
    const leadsUp = !place.source.own && section.heading === null && headed.has(section.source)
    const share =
      (asksOtherwise(section, place.source, subject) ? underOtherQuestion : 1) *
      (leadsUp ? beforeHeadings : 1)
    for (const piece of cutPlace(place, question, true)) {
      await pace()
      const passage =
        readFinding(piece, place, question) ?? (isOfPage ? plainPassage(piece, place, question) : null)
      if (passage === null) continue
      const isPromise = piece.items.length === 0 && piece.sentences.every(({ text }) => isHype(text))
      passages.push({ ...passage, isPromise, score: passage.score * share })
    }
  }
  return passages.sort((a, b) => b.score - a.score)
}

/** A passage of a page about the thing, in other words than the question; null where it says nothing or speaks of its publisher. */
function plainPassage(piece: Piece, place: Place, question: Question): Finding | null {
  const { section, source, isSeller } = place
  const parts = [...piece.sentences, ...piece.items.flat()]
  const text = parts.map((part) => part.text).join(' ')
  const form = rateAny(piece, question, isSeller)
  if (form <= 0 || parts.every(isEmptyRemark) || speaksOfPublisher(text, source)) return null
  const kin = Math.max(question.kinship.of(parts), place.kin)
  return {
    source: section.source,
    section,
    ...piece,
    label: null,
    isPromise: false,
    isPreamble: false,
    words: parts.reduce((sum, part) => sum + part.words, 0),
    coverage: 0,
    context: 0,
    form,
    isAnswer: false,
    isStudied: question.studied.has(section.source),
    score: (ofPage + perKin * kin) * form,
    side: null,
    also: [],
  }
}
