import { z } from 'zod'
import { ListScoutRunsQuery } from '#contract/scout-runs.ts'
import { rowsPerPage } from './scout-run-tabs.ts'

/** Search parameters are anybody's: what does not fit its bounds counts as left out. */
const Filter = z.object({
  status: ListScoutRunsQuery.shape.status.catch(undefined),
  q: ListScoutRunsQuery.shape.q.catch(undefined),
  limit: ListScoutRunsQuery.shape.limit.catch(rowsPerPage),
  offset: ListScoutRunsQuery.shape.offset.catch(0),
})

/** The filter that a query string asks for; members left out are absent, so that equal filters are equal keys. */
export function scoutRunListFilter(
  params: Record<string, string | string[] | undefined>,
): Partial<ListScoutRunsQuery> {
  const { status, q, limit, offset } = Filter.parse({ limit: rowsPerPage, ...params })
  return { ...(status && { status }), ...(q?.trim() && { q: q.trim() }), limit, offset }
}
