import { z } from 'zod'
import { ListBrandScansQuery } from '#contract/brand-scans.ts'
import { rowsPerPage } from './scan-filter.ts'

/** Search parameters are anybody's: what does not fit its bounds counts as left out. */
const Filter = z.object({
  brand: ListBrandScansQuery.shape.brand.catch(undefined),
  limit: ListBrandScansQuery.shape.limit.catch(rowsPerPage),
  offset: ListBrandScansQuery.shape.offset.catch(0),
})

/** The filter that a query string asks for; members left out are absent, so that equal filters are equal keys. */
export function brandScanFilter(
  params: Record<string, string | string[] | undefined>,
): Partial<ListBrandScansQuery> {
  const { brand, limit, offset } = Filter.parse({ limit: rowsPerPage, ...params })
  return { ...(brand?.trim() && { brand: brand.trim() }), limit, offset }
}
