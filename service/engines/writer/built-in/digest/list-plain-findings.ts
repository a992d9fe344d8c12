import type { EvidenceSource } from '../../writer.ts'
import type { Yielder } from '../pace.ts'
import type { Evidence, EvidenceSection } from '../sentence.ts'
import { asksOtherwise, readContext, shareInContext, shareSpoken } from './bears-on.ts'
import type { Finding } from './finding.ts'
import { hearOut } from './hear-out.ts'
import { isTrusted } from './is-trusted.ts'
import type { Piece } from './piece.ts'
import { answersAny, cutPlace, type Place, type Question, rateAny, readQuestion } from './question.ts'
import { isPreamble } from './rate-answer.ts'
import type { SectionRating } from './rate-sections.ts'
import { isHype } from './selling-words/is-hype.ts'
import type { SourceTraits } from './source-traits.ts'
import { speaksOfPublisher } from './speaks-of-publisher.ts'
import { prepareText, type Subject } from './subject.ts'

/** What shares no word with the question says something plainly, and never comes before what does. */
const minHeardForm = 0.85
const heardWeight = 0.5

/**
 * All that the sources which the caller named or keeps say and that can be read alone, whether or not it answers: who
 * sells, earns on it or only leads up to something is left out. The score is how much a passage is of the kind that is asked for.
 */
export async function listPlainFindings(
  evidence: Evidence,
  sources: readonly EvidenceSource[],
  traits: readonly SourceTraits[],
  subject: Subject,
  rating: SectionRating,
  pace: Yielder,
): Promise<Finding[]> {
  const question = readQuestion(evidence, sources, subject, rating)
  const found: Finding[] = []
  for (const section of evidence.sections) {
    await pace()
    const source = sources[section.source]
    const { isSeller = false, isAffiliate = false } = traits[section.source] ?? {}
    if (source === undefined || !isTrusted(source) || isSeller || isAffiliate) continue
    const place = plainPlace(section, source, subject)
    for (const piece of cutPlace(place, question)) {
      const parts = [...piece.sentences, ...piece.items.flat()]
      const text = parts.map((part) => part.text).join(' ')
      const form = rateAny(piece, question, false)
      if (form <= 0 || isPreamble(piece) || parts.every((part) => question.methods.has(part))) continue
      const prepared = prepareText(text, source.language)
      found.push({
        ...plainFinding(piece, place, question),
        coverage: shareSpoken(prepared, subject, question.weights),
        context: shareInContext(prepared, place.around, subject, question.weights),
        form,
        isAnswer: answersAny(piece, question),
        score: form,
      })
    }
  }
  return found
}

/** A section of which nothing is known but what stands in it. */
function plainPlace(section: EvidenceSection, source: EvidenceSource, subject: Subject): Place {
  return {
    section,
    source,
    relevance: undefined,
    isWhole: false,
    isShort: false,
    isSeller: false,
    isAffiliate: false,
    focus: 0,
    around: readContext(section, source, subject),
    kin: 0,
    label: null,
  }
}

/** A piece as a finding that answers nothing so far. */
function plainFinding(piece: Piece, { section }: Place, question: Question): Finding {
  const parts = [...piece.sentences, ...piece.items.flat()]
  return {
    source: section.source,
    section,
    ...piece,
    label: null,
    isPromise: parts.some((part) => isHype(part.text)),
    isPreamble: false,
    words: parts.reduce((sum, part) => sum + part.words, 0),
    coverage: 0,
    context: 0,
    form: 0,
    isAnswer: false,
    isStudied: question.studied.has(section.source),
    score: 0,
    side: question.sideOf(parts.map((part) => part.text).join(' ')),
    also: [],
  }
}

/** The passages of named sources that speak of the topic in other words than the question. */
export function hearUnheard(
  evidence: Evidence,
  sources: readonly EvidenceSource[],
  traits: readonly SourceTraits[],
  question: Question,
  findings: readonly Finding[],
): Finding[] {
  const told = new Set(findings.flatMap(({ sentences, items }) => [...sentences, ...items.flat()]))
  const heard = hearOut(evidence, sources, findings, (at) => traits[at]?.isSeller === true)
  return evidence.sections.flatMap((section) => {
    const source = sources[section.source]
    const words = heard.get(section.source)
    const isAffiliate = traits[section.source]?.isAffiliate === true
    if (source === undefined || words === undefined || isAffiliate) return []
    if (asksOtherwise(section, source, question.subject)) return []
    const place = plainPlace(section, source, question.subject)
    return cutPlace(place, question).flatMap((piece) => {
      const parts = [...piece.sentences, ...piece.items.flat()]
      const share = words.shareOf(parts)
      if (share === 0 || parts.some((part) => told.has(part))) return []
      const form = rateAny(piece, question, false)
      const text = parts.map((part) => part.text).join(' ')
      if (isPreamble(piece) || form < minHeardForm || speaksOfPublisher(text, source)) return []
      const finding: Finding = {
        ...plainFinding(piece, place, question),
        context: share,
        form,
        score: heardWeight * share * form,
      }
      return [finding]
    })
  })
}
