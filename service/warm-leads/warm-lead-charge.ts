import { createWarmLead } from '#contract/warm-leads.ts'
import { type CreditEstimate, chargingOperation } from '../credits/charging-operation.ts'
import type { PriceList } from '../prices/price-list.ts'
import { findCompany } from './company-domain.ts'

/** The price of one report in credits, and how long it takes. */
export function estimateWarmLead(ctx: { prices: PriceList }): CreditEstimate {
  const credits = ctx.prices.warm_lead
  return { creditsRequired: credits, breakdown: credits > 0 ? { report: credits } : {}, secondsExpected: 20 }
}

export const warmLeadCharge = chargingOperation({
  operation: createWarmLead,
  formula: 'report for a new run, 0 for a repeat of idempotencyKey',
  prices: ({ warm_lead }) => [
    { item: 'report', label: 'Warm-lead report', credits: warm_lead, unit: 'report' },
  ],
  check: (_ctx, { domain }) => void findCompany(domain),
  estimate: (ctx) => estimateWarmLead(ctx),
})
