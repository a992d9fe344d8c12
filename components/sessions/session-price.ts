import type { Session } from '#contract/sessions.ts'
import { estimateQuery } from '#lib/queries/estimate.ts'

/**
 * What each run of such a session reserves, and what it is expected to cost. That hangs on these two alone, so it is
 * known before the categories are.
 */
export function sessionPriceQuery(options: Pick<Session, 'article_size' | 'disable_competition'>) {
  return estimateQuery('createSession', { categories: ['-'], ...options })
}
