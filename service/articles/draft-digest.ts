import type { ArticleWish } from '#contract/articles.ts'
import type { AgentContext } from '../core/context.ts'
import { type EvidenceSource, WriteError, type WrittenArticle } from '../engines/writer/writer.ts'
import { describeWriting } from './describe-writing.ts'

/**
 * A digest takes well under a second; a whole library of long pages, or a busy machine, takes longer, and the user is
 * waiting. `words_guessed` of the contract states it.
 */
const maxMs = 5000

/**
 * The digest that would be written from the evidence for an article, which is cheaper to write than to guess. Undefined
 * where it takes too long.
 */
export async function draftDigest(
  ctx: AgentContext,
  input: ArticleWish,
  { evidence, signal }: { evidence: EvidenceSource[]; signal: AbortSignal },
): Promise<WrittenArticle | undefined> {
  const topic = input.topic?.trim() || null
  if (topic === null && evidence.length === 0) return undefined
  const asked = await describeWriting(ctx, { input, topic, evidence })
  try {
    return await ctx.engines.writer.write({
      ...asked,
      model: null,
      judge: null,
      signal: AbortSignal.any([signal, AbortSignal.timeout(maxMs)]),
      report: async () => {},
    })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof WriteError) return undefined
    throw error
  }
}
