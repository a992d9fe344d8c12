import type { ListBrandScansQuery } from '#contract/brand-scans.ts'
import { listHref } from '#lib/list-href.ts'
import type { SearchParams } from '#lib/read-list-filter.ts'

/** How many scans of one brand a trend shows. */
const scansInTrend = 100

/** The history of one brand, for its trend. */
export function trendFilter(brand: string): Partial<ListBrandScansQuery> {
  return { ...(brand.trim() && { brand: brand.trim() }), limit: scansInTrend, offset: 0 }
}

/** The address of the history with a filter; the first page goes without saying. */
export function scansHref({ brand, sort, offset }: Partial<ListBrandScansQuery>): string {
  // Without a brand the address stands for the brands, not for every scan.
  return listHref('/brand-scans', { brand, ...(!brand && { view: 'scans' }), sort, offset })
}

/** Whether an address asks for the brands: it narrows, sorts and pages no scans. */
export function isOverview(params: SearchParams): boolean {
  return !(params.brand || params.sort || params.offset || params.view === 'scans')
}
