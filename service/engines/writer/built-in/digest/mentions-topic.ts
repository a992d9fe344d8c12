import type { EvidenceSource } from '../../writer.ts'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import { sourceLines } from '../source-text.ts'
import { termsOf } from '../terms-of.ts'

/** True when a text in whatever language has a word of the topic; for sources in another language than asked. */
export function mentionsTopic(source: EvidenceSource, topic: string): boolean {
  const lexicon = findLexicon(source.language)
  const wanted = new Set(termsOf(topic, lexicon))
  return [source.title, ...sourceLines(source)].some((line) =>
    termsOf(line.slice(0, 2000), lexicon).some((term) => wanted.has(term)),
  )
}
