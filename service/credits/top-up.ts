import type { TopUp } from '#contract/errors.ts'
import { recommendedPackage } from '#contract/recommended-package.ts'
import type { Context } from '../core/context.ts'
import { topUpUrl } from './top-up-url.ts'

/** The smallest package that covers what is missing, and where a person gets it. `missing` is in credits. */
export function topUpFor(ctx: Pick<Context, 'prices' | 'config'>, missing: number): TopUp {
  const best = recommendedPackage(ctx.prices.packages, missing)
  if (!best) throw new Error('A price list has at least one package.')
  return {
    recommended_package_credits: best.credits,
    recommended_package_price_usd: best.price_usd,
    topup_url: topUpUrl(ctx.config),
  }
}
