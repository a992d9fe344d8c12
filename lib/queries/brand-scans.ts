import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BrandScan, BrandScanList, ListBrandScansQuery } from '#contract/brand-scans.ts'
import { fetchJson } from './fetch-json.ts'
import { jobKey, jobState } from './jobs.ts'
import { pollUntil } from './polling.ts'
import { searchOf } from './search-of.ts'

/** Everything that a list of scans shows; invalidate it when one starts or ends. */
export const brandScanListsKey = ['brand-scans', 'list'] as const

export type BrandScanFilter = Partial<ListBrandScansQuery>

export function isScanning(scan: BrandScan): boolean {
  return jobState(scan.status) === 'running'
}

/** One page of scans with the brands; polled while something in it is under way. */
export function brandScanListQuery(filter: BrandScanFilter) {
  return queryOptions({
    queryKey: [...brandScanListsKey, filter],
    queryFn: ({ signal }) => fetchJson<BrandScanList>(`/api/brand-scans?${searchOf(filter)}`, { signal }),
    ...pollUntil<BrandScanList>(({ scans }) => !scans.some(isScanning)),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  })
}

/** One scan with its answers, polled while it is under way; the job tray reads the same answer. */
export function brandScanQuery(id: string) {
  return queryOptions({
    queryKey: jobKey('brand-scan', id),
    queryFn: ({ signal }) => fetchJson<BrandScan>(`/api/brand-scans/${encodeURIComponent(id)}`, { signal }),
    ...pollUntil<BrandScan>((scan) => !isScanning(scan)),
    staleTime: 5_000,
  })
}
