import type { Article } from '#contract/articles.ts'
import { wasCancelled } from '#lib/queries/job-state.ts'

/** The moment that matters about an article: when it is to appear, appeared, or last changed. */
export function articleMoment(article: Article): { label: string; at: string } | undefined {
  const { status, scheduled_at, published_at, updated_at, created_at } = article
  if (status === 'published' && published_at) return { label: 'published', at: published_at }
  if (status === 'generated' && scheduled_at) return { label: 'scheduled', at: scheduled_at }
  const at = updated_at ?? created_at
  if (at && wasCancelled(article)) return { label: 'cancelled', at }
  return at ? { label: status === 'failed' ? 'failed' : 'changed', at } : undefined
}
