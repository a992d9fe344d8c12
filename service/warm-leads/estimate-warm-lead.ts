import type { CreateWarmLeadInput } from '#contract/warm-leads.ts'
import type { AgentContext } from '../context.ts'
import { findCompany } from './company-domain.ts'

/**
 * What a report costs and how long it takes.
 * @throws {ServiceError} `invalid` for what is no company's domain
 */
export function estimateWarmLead(ctx: Pick<AgentContext, 'prices'>, input: CreateWarmLeadInput) {
  findCompany(input.domain)
  const credits = ctx.prices.warm_lead
  return { creditsRequired: credits, breakdown: { warm_lead: credits }, secondsExpected: 20 }
}
