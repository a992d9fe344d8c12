import { z } from 'zod'
import { ListLeadMagnetsQuery, ListLeadsQuery } from '#contract/lead-magnets.ts'
import { rowsPerPage } from './lead-magnet-tabs.ts'

type Params = Record<string, string | string[] | undefined>

/** Search parameters are anybody's: what does not fit its bounds counts as left out. */
const Filter = z.object({
  status: ListLeadMagnetsQuery.shape.status.catch(undefined),
  q: ListLeadMagnetsQuery.shape.q.catch(undefined),
  limit: ListLeadMagnetsQuery.shape.limit.catch(rowsPerPage),
  offset: ListLeadMagnetsQuery.shape.offset.catch(0),
})
const Leads = z.object({
  status: ListLeadsQuery.shape.status.catch(undefined),
  q: ListLeadsQuery.shape.q.catch(undefined),
  limit: ListLeadsQuery.shape.limit.catch(rowsPerPage),
  offset: ListLeadsQuery.shape.offset.catch(0),
})

/** The filter that a query string asks for; members left out are absent, so that equal filters are equal keys. */
export function leadMagnetListFilter(params: Params): Partial<ListLeadMagnetsQuery> {
  const { status, q, limit, offset } = Filter.parse({ limit: rowsPerPage, ...params })
  return { ...(status && { status }), ...(q?.trim() && { q: q.trim() }), limit, offset }
}

/** The same for those who asked for a PDF. */
export function leadListFilter(params: Params): Partial<ListLeadsQuery> {
  const { status, q, limit, offset } = Leads.parse({ limit: rowsPerPage, ...params })
  return { ...(status && { status }), ...(q?.trim() && { q: q.trim() }), limit, offset }
}
