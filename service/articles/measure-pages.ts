import type { AgentContext } from '../core/context.ts'
import type { EvidenceSource } from '../engines/writer/writer.ts'
import type { Expansion } from '../knowledge/compile-query.ts'
import { evidenceFloor, type MatchStrength, matchStrength } from '../knowledge/match-strength.ts'
import { namesTopic } from '../knowledge/names-topic.ts'
import { rankTexts } from '../knowledge/rank-texts.ts'
import { isSameLanguage } from './is-same-language.ts'
import { pagePassages } from './page-passages.ts'

export type MeasuredPage = {
  page: EvidenceSource
  strength: MatchStrength
  /** How many parts of it speak of the topic by themselves, and how many words those have. */
  passages: number
  words: number
  /** Words of the topic that it has not; undefined where that could not be compared. */
  missing: { word: string }[] | undefined
}

/**
 * How relevant each page is to a topic. A page without a topic to compare with is relevant to itself. A page in another
 * language cannot be compared by words and counts as relevant, since a person chose it.
 */
export function measurePages(
  ctx: AgentContext,
  input: {
    topic: string
    /** What the article will be in. */
    language: string
    pages: readonly EvidenceSource[]
    expansion?: Expansion | undefined
  },
): Promise<MeasuredPage[]> {
  return Promise.all(
    input.pages.map(async (page) => {
      const passages = pagePassages(page)
      const all = passages.reduce((sum, { words }) => sum + words, 0)
      const whole = { page, passages: passages.length, words: all, missing: undefined }
      if (input.topic.trim() === '') return { ...whole, strength: 'strong' }
      const { topic, expansion } = input
      const { coverage, missing } = await rankTexts(ctx, {
        topic,
        language: page.language,
        passages,
        expansion,
      })
      const best = Math.max(0, ...coverage)
      if (best < evidenceFloor && !isSameLanguage(page.language, input.language)) {
        return { ...whole, strength: 'some' }
      }
      const speaking = passages.filter((_, place) => (coverage[place] ?? 0) >= evidenceFloor)
      const words = speaking.reduce((sum, passage) => sum + passage.words, 0)
      // What names the topic in its title is about it, in whichever words.
      if (best < evidenceFloor && namesTopic(page.title, topic))
        return { ...whole, strength: 'some', missing }
      return { page, strength: matchStrength(best), passages: speaking.length, words, missing }
    }),
  )
}
