import { asEvidence } from '../articles/find-knowledge-evidence.ts'
import { findPublishedArticles } from '../articles/find-published-articles.ts'
import type { AgentContext } from '../core/context.ts'
import type { OwnPassage, SearchOwnContent } from '../engines/answer-panel/answer-panel.ts'
import { blocksToText } from '../engines/reader/blocks-to-text.ts'
import type { EvidenceSource } from '../engines/writer/writer.ts'
import { findPassages } from '../knowledge/find-passages.ts'

/** A passage is read for one or two sentences. */
const maxPassageLength = 4_000

/** The search that the built-in answer engine is given: published articles first, since only they are public. */
export function createOwnContentSearch(
  ctx: AgentContext,
  scan: { id: string; handle: string },
): SearchOwnContent {
  return async (keywords, limit) => {
    const [articles, knowledge] = await Promise.all([
      findPublishedArticles(ctx, {
        text: keywords,
        language: 'en',
        limit,
        except: scan.id,
        handle: scan.handle,
      }),
      findPassages(ctx, { query: keywords, limit: limit * 2 }),
    ])
    return [...articles, ...asEvidence(knowledge)].slice(0, limit).map(asPassage)
  }
}

function asPassage({ title, url, blocks }: EvidenceSource): OwnPassage {
  return { title, url, text: blocksToText(blocks).slice(0, maxPassageLength) }
}
