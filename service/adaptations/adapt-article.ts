import { randomUUID } from 'node:crypto'
import { AdaptationPlatform } from '#contract/adaptation-platforms.ts'
import type { AdaptArticleInput, AdaptedArticle } from '#contract/adaptations.ts'
import type { Sent } from '#contract/always-sent.ts'
import type { AgentContext } from '../core/context.ts'
import { chargedTransaction, rejectUnaffordable } from '../credits/charged-transaction.ts'
import { settleCredits } from '../credits/end-hold.ts'
import { reserveCredits } from '../credits/reserve-credits.ts'
import { adaptations } from '../db/schema/adaptations.ts'
import { estimateAdaptations } from './adaptation-charges.ts'
import { newAdaptationJson } from './adaptation-json.ts'
import { emitAdaptationsEvent } from './emit-adaptations-event.ts'
import type { AdaptationRow } from './get-adaptation-row.ts'
import { openDigest } from './open-digest.ts'
import { type WrittenAdaptation, writeForPlatforms } from './write-for-platforms.ts'

const operation = 'adaptArticle'

/**
 * Adapts an article for each platform (POST /api/agent/adapt). The balance must cover every requested platform;
 * platforms that fail are listed in `errors` and cost nothing. No credits are reserved while a model writes: saving and
 * charging follow in one step.
 * @throws {ServiceError} `not_found`, `conflict` for an article without a text, `insufficient_credits`
 */
export async function adaptArticle(
  ctx: AgentContext,
  input: AdaptArticleInput,
): Promise<Sent<typeof AdaptedArticle>> {
  const opened = await openDigest(ctx, input.article_id)
  await rejectUnaffordable(ctx, priceOf(ctx, input.platforms))
  const refLink = input.include_ref_link ? opened.referralLink : null
  const platforms = input.platforms.map((platform) => ({ platform, variant: 0, earlier: null }))
  const { written, errors } = await writeForPlatforms(ctx, opened, { refLink, platforms })
  return chargedTransaction(ctx, async (tx) => {
    const rows = await store(tx, input, { written, articleVersion: opened.articleVersion, refLink })
    return {
      adaptations: rows.map(newAdaptationJson),
      total_credits: rows.reduce((sum, { creditsUsed }) => sum + creditsUsed, 0),
      ref_link_appended: rows.some(({ refLinkAppended }) => refLinkAppended),
      errors,
      ...(platforms.length === 0 && { warnings: [noPlatforms] }),
    }
  })
}

/** The published default is an empty list, so a request without platforms is none to refuse. */
const noPlatforms = `No platform was named, so nothing was written or charged. Name one to three of ${AdaptationPlatform.options.join(', ')} in platforms.`

function priceOf(ctx: AgentContext, platforms: readonly AdaptationPlatform[]) {
  const { creditsRequired: credits, breakdown } = estimateAdaptations(ctx, platforms)
  return { credits, breakdown }
}

/** Rows, charge and event. */
async function store(
  tx: AgentContext,
  input: AdaptArticleInput,
  result: {
    written: readonly WrittenAdaptation[]
    articleVersion: number
    refLink: string | null
  },
): Promise<AdaptationRow[]> {
  const { written, articleVersion, refLink } = result
  if (written.length === 0) return []
  const runId = randomUUID()
  const { credits, breakdown } = priceOf(tx, input.platforms)
  const price = tx.prices.adaptation
  const now = tx.now()
  const rows = await tx.db
    .insert(adaptations)
    .values(
      written.map((one, index) => ({
        ...one,
        ...tx.caller,
        articleId: input.article_id,
        articleVersion,
        includeRefLink: input.include_ref_link,
        refLinkAppended: refLink !== null,
        creditsUsed: price,
        // Lists are newest first: what was named first is first there, too.
        createdAt: new Date(now.getTime() - index),
        updatedAt: now,
      })),
    )
    .returning()
  await reserveCredits(tx, { operation, runId, credits, breakdown })
  await settleCredits(tx, { operation, runId, used: price * rows.length })
  await emitAdaptationsEvent(tx, input.article_id, rows, price * rows.length)
  return rows
}
