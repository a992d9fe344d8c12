import { adaptArticle, RegenerateAdaptationInput, regenerateAdaptation } from '#contract/adaptations.ts'
import { Uuid } from '#contract/primitives.ts'
import { getArticleRow } from '../articles/get-article-row.ts'
import { requireText } from '../articles/get-draft.ts'
import type { AgentContext } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { type CreditEstimate, chargingOperation } from '../credits/charging-operation.ts'
import type { ChatModel } from '../engines/chat-model/chat-model.ts'
import type { PriceList } from '../prices/price-list.ts'
import { getAdaptationRow } from './get-adaptation-row.ts'

/** The price in credits: one each, and nothing for none. */
export function estimateAdaptations(
  ctx: { prices: PriceList; engines: { models: { writing: ChatModel | null } } },
  platforms: readonly string[],
): CreditEstimate {
  const each = ctx.prices.adaptation
  return {
    creditsRequired: each * platforms.length,
    breakdown: each > 0 ? { adaptation: each * platforms.length } : {},
    secondsExpected: platforms.length === 0 ? 0 : ctx.engines.models.writing ? 25 : 1,
  }
}

/**
 * The same for an article of the caller.
 * @throws {ServiceError} `not_found`
 */
async function estimateFrom(
  ctx: AgentContext,
  articleId: string,
  platforms: readonly string[],
): Promise<CreditEstimate> {
  const row = await getArticleRow(ctx, articleId)
  const estimated = estimateAdaptations(ctx, platforms)
  try {
    requireText(row)
    return estimated
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { ...estimated, isFeasible: false, notes: [error.message] }
  }
}

export const adaptArticleCharge = chargingOperation({
  operation: adaptArticle,
  formula: 'adaptation × number of platforms that succeed',
  prices: ({ adaptation }) => [
    {
      item: 'adaptation',
      label: 'Social post',
      credits: adaptation,
      unit: 'platform',
    },
  ],
  estimate: (ctx, { article_id, platforms }) => estimateFrom(ctx, article_id, platforms),
})

/** The id of the call is in its path, which an estimate has no other place for. */
const RegenerateEstimateInput = RegenerateAdaptationInput.extend({
  id: Uuid.optional().meta({ description: 'The adaptation, if it is to be looked for.' }),
})

export const regenerateAdaptationCharge = chargingOperation({
  operation: { ...regenerateAdaptation, body: RegenerateEstimateInput },
  formula: 'adaptation of adaptArticle',
  async estimate(ctx, { id }) {
    if (id === undefined) return estimateAdaptations(ctx, ['adaptation'])
    const { articleId, platform } = await getAdaptationRow(ctx, id)
    return estimateFrom(ctx, articleId, [platform])
  },
})
