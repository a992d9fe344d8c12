import { type CreateScoutRunInput, createScoutRun } from '#contract/scout-runs.ts'
import { invalid } from '../core/errors.ts'
import { type CreditEstimate, chargingOperation } from '../credits/charging-operation.ts'
import type { PriceList } from '../prices/price-list.ts'
import { queryTerms } from './query-terms.ts'

/** The price of one scout run in credits, whatever its limit and forums. */
export function estimateScoutRun(ctx: { prices: PriceList }): CreditEstimate {
  const credits = ctx.prices.scout
  return { creditsRequired: credits, breakdown: credits > 0 ? { scout: credits } : {}, secondsExpected: 15 }
}

/** @throws {ServiceError} `invalid`: signs alone cannot be looked for */
export function checkScoutQuery({ query }: Pick<CreateScoutRunInput, 'query'>): void {
  if (queryTerms(query).length === 0) throw invalid('query', 'Must have at least one word.')
}

export const scoutRunCharge = chargingOperation({
  operation: createScoutRun,
  formula: 'scout',
  prices: ({ scout }) => [{ item: 'scout', label: 'Scout run', credits: scout, unit: 'run' }],
  check: (_ctx, input) => checkScoutQuery(input),
  estimate: (ctx) => estimateScoutRun(ctx),
})
