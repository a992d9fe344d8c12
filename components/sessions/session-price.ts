import type { Estimate } from '#contract/credits.ts'
import type { Session } from '#contract/sessions.ts'
import { priceRange } from '#lib/price-range.ts'
import { estimateQuery } from '#lib/queries/estimate.ts'

/**
 * What each run of such a session reserves, and what it is expected to cost. That hangs on these two alone, so it is
 * known before the categories are.
 */
export function sessionPriceQuery(options: Pick<Session, 'article_size' | 'disable_competition'>) {
  return estimateQuery('createSession', { categories: ['-'], ...options })
}

/** What an article of a session costs, by the estimate of it. */
export function estimatedRange({ credits_required, credits_expected }: Estimate): string {
  return priceRange(credits_required, credits_expected)
}

/** The same by the session itself; undefined where its server does not say. */
export function sessionRange(session: Session): string | undefined {
  const { estimated_credits_per_article: most, expected_credits_per_article: expected } = session
  return most > 0 ? priceRange(most, expected) : undefined
}
