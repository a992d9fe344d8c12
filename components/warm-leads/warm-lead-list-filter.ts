import { z } from 'zod'
import { ListWarmLeadsQuery } from '#contract/warm-leads.ts'
import { rowsPerPage } from './warm-lead-tabs.ts'

/** Search parameters are anybody's: what does not fit its bounds counts as left out. */
const Filter = z.object({
  status: ListWarmLeadsQuery.shape.status.catch(undefined),
  q: ListWarmLeadsQuery.shape.q.catch(undefined),
  limit: ListWarmLeadsQuery.shape.limit.catch(rowsPerPage),
  offset: ListWarmLeadsQuery.shape.offset.catch(0),
})

/** The filter that a query string asks for; members left out are absent, so that equal filters are equal keys. */
export function warmLeadListFilter(
  params: Record<string, string | string[] | undefined>,
): Partial<ListWarmLeadsQuery> {
  const { status, q, limit, offset } = Filter.parse({ limit: rowsPerPage, ...params })
  return { ...(status && { status }), ...(q?.trim() && { q: q.trim() }), limit, offset }
}
