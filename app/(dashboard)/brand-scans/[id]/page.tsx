import type { Metadata } from 'next'
import { cache } from 'react'
import { trendFilter } from '#components/brand-scans/scan-filter.ts'
import { ScanView } from '#components/brand-scans/scan-view.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { getBrandScan, listBrandScans } from '#lib/agent-api/brand-scans.ts'
import { brandScanListQuery, brandScanQuery } from '#lib/queries/brand-scans.ts'
import { readForPage, readForPanel } from '#lib/session-page.ts'

type ScanPageProps = { params: Promise<{ id: string }> }

// The title of the window and the page read the same scan once.
const readScan = cache((id: string) => readForPage((session) => getBrandScan(session, id)))

export async function generateMetadata({ params }: ScanPageProps): Promise<Metadata> {
  return { title: `${(await readScan((await params).id)).brand_name ?? 'Brand'}: visibility` }
}

export default async function ScanPage({ params }: ScanPageProps) {
  const { id } = await params
  const scan = await readScan(id)
  const filter = trendFilter(scan.brand_name ?? '')
  const history = await readForPanel((session) => listBrandScans(session, filter))
  return (
    <HydratedQueries
      entries={[
        [brandScanQuery(id).queryKey, { ok: true, data: scan }],
        [brandScanListQuery(filter).queryKey, history],
      ]}
    >
      <ScanView
        id={id}
        initial={scan}
        historyOffered={history.ok || history.problem.kind !== 'not_offered'}
      />
    </HydratedQueries>
  )
}
