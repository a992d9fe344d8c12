import type { Metadata } from 'next'
import { trendFilter } from '#components/brand-scans/scan-filter.ts'
import { ScanView } from '#components/brand-scans/scan-view.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { listBrandScans } from '#lib/agent-api/brand-scans.ts'
import { brandScanListQuery, brandScanQuery } from '#lib/queries/brand-scans.ts'
import { readForPanel } from '#lib/session-page.ts'
import { findBrandScan } from './find-brand-scan.ts'

type ScanPageProps = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: ScanPageProps): Promise<Metadata> {
  const found = await findBrandScan((await params).id)
  return { title: found.ok ? `${found.data.brand_name ?? 'Brand'}: visibility` : 'Brand visibility' }
}

export default async function ScanPage({ params }: ScanPageProps) {
  const { id } = await params
  const found = await findBrandScan(id)
  // The layout says why there is nothing to draw.
  if (!found.ok) return null
  const scan = found.data
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
