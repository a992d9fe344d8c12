import type { AgentContext } from '../context.ts'
import type { EvidenceSource } from '../engines/writer/writer.ts'
import type { Expansion } from '../knowledge/compile-query.ts'
import { evidenceFloor, type MatchStrength, matchStrength } from '../knowledge/match-strength.ts'
import { rankTexts } from '../knowledge/rank-texts.ts'
import { pagePassages } from './page-passages.ts'

export type MeasuredPage = {
  page: EvidenceSource
  strength: MatchStrength
  /** How many parts of it speak of the topic by themselves, and how many words those have. */
  passages: number
  words: number
  missing: { word: string; subject: string | undefined }[]
}

/** How well each page speaks of a topic; a page without a topic to compare with speaks of itself. */
export function measurePages(
  ctx: AgentContext,
  input: { topic: string; pages: readonly EvidenceSource[]; expansion?: Expansion | undefined },
): Promise<MeasuredPage[]> {
  return Promise.all(
    input.pages.map(async (page) => {
      const passages = pagePassages(page)
      const all = passages.reduce((sum, { words }) => sum + words, 0)
      if (input.topic.trim() === '') {
        return { page, strength: 'strong', passages: passages.length, words: all, missing: [] }
      }
      const { topic, expansion } = input
      const { coverage, missing } = await rankTexts(ctx, {
        topic,
        language: page.language,
        passages,
        expansion,
      })
      const strength = matchStrength(Math.max(0, ...coverage))
      const speaking = passages.filter((_, place) => (coverage[place] ?? 0) >= evidenceFloor)
      const words = speaking.reduce((sum, passage) => sum + passage.words, 0)
      return { page, strength, passages: speaking.length, words, missing }
    }),
  )
}
