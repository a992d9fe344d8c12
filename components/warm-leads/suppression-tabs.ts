import type { ListSuppressionsQuery } from '#contract/suppressions.ts'
import { listHref } from '#lib/list-href.ts'

/** How many rows a page of the list has. */
export const suppressionsPerPage = 50

export const suppressionTabs = [
  { label: 'All', value: undefined },
  { label: 'Companies', value: 'domain' },
  { label: 'Email addresses', value: 'address' },
] as const satisfies readonly { label: string; value: Partial<ListSuppressionsQuery>['kind'] }[]

/** The address of the list with a company in its form, to be added. */
export function suppressHref(company: string): string {
  return `/warm-leads/suppressions?${new URLSearchParams({ value: company })}`
}

/** The address of the list with a filter; the first page goes without saying. */
export function suppressionsHref({ kind, q, offset }: Partial<ListSuppressionsQuery>): string {
  return listHref('/warm-leads/suppressions', { kind, q, offset })
}
