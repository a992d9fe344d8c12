import { listHref } from '#lib/list-href.ts'
import type { SuppressionFilter } from '#lib/queries/suppressions.ts'

/** How many rows a page of the list has. */
export const suppressionsPerPage = 50

export const suppressionTabs = [
  { label: 'All', value: undefined },
  { label: 'Companies', value: 'domain' },
  { label: 'Addresses', value: 'address' },
] as const satisfies readonly { label: string; value: SuppressionFilter['kind'] }[]

/** The address of the list with a filter; the first page goes without saying. */
export function suppressionsHref({ kind, q, offset }: SuppressionFilter): string {
  return listHref('/warm-leads/suppressions', { kind, q, offset })
}
