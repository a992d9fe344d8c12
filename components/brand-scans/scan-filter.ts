import { z } from 'zod'
import { ListBrandScansQuery } from '#contract/brand-scans.ts'
import type { BrandScanFilter } from '#lib/queries/brand-scans.ts'

/** How many rows a page of the history has. */
export const rowsPerPage = 20
/** How many scans of one brand a trend shows. */
const scansInTrend = 100

/** Search parameters are anybody's: what does not fit its bounds counts as left out. */
const Filter = z.object({
  brand: ListBrandScansQuery.shape.brand.catch(undefined),
  limit: ListBrandScansQuery.shape.limit.catch(rowsPerPage),
  offset: ListBrandScansQuery.shape.offset.catch(0),
})

/** The filter that a query string asks for; members left out are absent, so that equal filters are equal keys. */
export function brandScanFilter(params: Record<string, string | string[] | undefined>): BrandScanFilter {
  const { brand, limit, offset } = Filter.parse({ limit: rowsPerPage, ...params })
  return { ...(brand?.trim() && { brand: brand.trim() }), limit, offset }
}

/** The history of one brand, for its trend. */
export function trendFilter(brand: string): BrandScanFilter {
  return { ...(brand.trim() && { brand: brand.trim() }), limit: scansInTrend, offset: 0 }
}

/** The address of the history with a filter; the first page goes without saying. */
export function scansHref(filter: BrandScanFilter): string {
  const search = new URLSearchParams()
  if (filter.brand) search.set('brand', filter.brand)
  if (filter.offset) search.set('offset', String(filter.offset))
  const query = search.toString()
  return query ? `/brand-scans?${query}` : '/brand-scans'
}
