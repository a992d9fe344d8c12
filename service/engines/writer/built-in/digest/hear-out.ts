import type { EvidenceSource } from '../../writer.ts'
import type { Evidence, Sentence } from '../sentence.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import type { Finding } from './finding.ts'

/** Of the words of a page, so much is in what others say on the topic: it is about the same thing. */
const minLikeness = 0.15
/** And so many words of a passage, which make up so much of it. */
const minShared = 2
const minShare = 0.15

/** The words of what was said on the topic, and what else speaks in them. */
export type HeardOut = {
  /** How much of a passage is in words of what the others say of the topic, 0 for too little. */
  shareOf(parts: readonly Sentence[]): number
}

/**
 * For each source that the caller named and that has nothing in the words of the question, what the others say on
 * it: "the junk folder" and "complaints" where it is asked about spam. A page that shares too little is about something else.
 */
export function hearOut(
  { sentences }: Evidence,
  sources: readonly EvidenceSource[],
  findings: readonly Finding[],
  isSeller: (source: number) => boolean,
): ReadonlyMap<number, HeardOut> {
  const sections = new Set(findings.map(({ section }) => section))
  const heard = new Map<number, HeardOut>()
  for (const [at, source] of sources.entries()) {
    const isUnheard = !findings.some((finding) => finding.source === at)
    if (source.isNamed !== true || source.own || isSeller(at) || !isUnheard) continue
    const says = findAnswerWords(source.language)
    const contentOf = (ones: readonly Sentence[]) =>
      new Set(
        ones
          .flatMap(({ terms }) => terms)
          .filter((term) => term.length > 2 && !/\p{N}/u.test(term) && !says.frame(term)),
      )
    const said = contentOf(
      sentences.filter((sentence) => sentence.source !== at && sections.has(sentence.section)),
    )
    const share = (ones: readonly Sentence[]) => {
      const terms = [...contentOf(ones)]
      const shared = terms.filter((term) => said.has(term)).length
      return shared < minShared ? 0 : shared / terms.length
    }
    const page = share(sentences.filter((sentence) => sentence.source === at))
    if (page < minLikeness) continue
    heard.set(at, {
      shareOf: (parts) => {
        const of = share(parts)
        return of < minShare ? 0 : of
      },
    })
  }
  return heard
}
