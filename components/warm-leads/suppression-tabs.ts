import type { SuppressionFilter } from '#lib/queries/suppressions.ts'

export const suppressionTabs = [
  { label: 'All', kind: undefined },
  { label: 'Companies', kind: 'domain' },
  { label: 'Addresses', kind: 'address' },
] as const satisfies readonly { label: string; kind: SuppressionFilter['kind'] }[]

/** The address of the list with a filter; the first page goes without saying. */
export function suppressionsHref(filter: SuppressionFilter): string {
  const search = new URLSearchParams()
  if (filter.kind) search.set('kind', filter.kind)
  if (filter.q) search.set('q', filter.q)
  if (filter.offset) search.set('offset', String(filter.offset))
  const query = search.toString()
  return query ? `/warm-leads/suppressions?${query}` : '/warm-leads/suppressions'
}
