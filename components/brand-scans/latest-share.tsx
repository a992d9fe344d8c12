'use client'
import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { trendFilter } from './scan-filter.ts'
import { ShareSinceLastScan } from './since-last-scan.tsx'

/** The share of voice in the newest scan of a brand, and how it moved; nothing where nobody was compared. */
export function LatestShare({ brand }: { brand: string }) {
  const { data } = useQuery(operationQuery('listBrandScans', { query: trendFilter(brand) }))
  const scan = data?.scans.find(({ status }) => status === 'completed')
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 empty:hidden">
      {scan && <ShareSinceLastScan scan={scan} />}
    </div>
  )
}
