import { z } from 'zod'
import { ListSuppressionsQuery } from '#contract/suppressions.ts'
import { suppressionsPerPage } from './suppression-tabs.ts'

const Filter = z.object({
  kind: ListSuppressionsQuery.shape.kind.catch(undefined),
  q: ListSuppressionsQuery.shape.q.catch(undefined),
  limit: ListSuppressionsQuery.shape.limit.catch(suppressionsPerPage),
  offset: ListSuppressionsQuery.shape.offset.catch(0),
})

/** What a query string asks for; members left out are absent, so that equal filters are equal keys. */
export function suppressionFilter(
  params: Record<string, string | string[] | undefined>,
): Partial<ListSuppressionsQuery> {
  const { kind, q, limit, offset } = Filter.parse({ limit: suppressionsPerPage, ...params })
  return { ...(kind && { kind }), ...(q?.trim() && { q: q.trim() }), limit, offset }
}
