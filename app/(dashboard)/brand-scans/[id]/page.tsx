import type { Metadata } from 'next'
import { lastBefore, scanBefore } from '#components/brand-scans/scan-before.ts'
import { trendFilter } from '#components/brand-scans/scan-filter.ts'
import { ScanView } from '#components/brand-scans/scan-view.tsx'
import { drawSoon, recordMs, titleSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { everyWatch } from '#components/watches/every-watch.ts'
import { WatchButton } from '#components/watches/watch-button.tsx'
import {
  type BrandScan,
  cancelBrandScan,
  createBrandScan,
  getBrandScan,
  listBrandScans,
} from '#contract/brand-scans.ts'
import { listWatches } from '#contract/watches.ts'
import { isOffered } from '#lib/agent-api/is-offered.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import { cancelBrandScanAction } from '../../cancel-actions.ts'
import { RecordProblem } from '../../record-problem.tsx'
import { createWatchAction } from '../../watches/actions.ts'
import { ScanSkeleton } from './scan-skeleton.tsx'

const watched = { query: { ...everyWatch, kind: 'brand_scan' } } as const

type ScanPageProps = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: ScanPageProps): Promise<Metadata> {
  const reading = readForPanel(getBrandScan, { params: { id: (await params).id } })
  return titleSoon(reading, (scan) => `${scan.brand_name ?? 'Brand'}: visibility`, 'Brand visibility')
}

export default function ScanPage(props: ScanPageProps) {
  return drawSoon(drawScan(props), <ScanSkeleton />, recordMs)
}

async function drawScan({ params }: ScanPageProps) {
  const { id } = await params
  const found = await readForPanel(getBrandScan, { params: { id } })
  if (!found.ok) return <RecordProblem problem={found.problem} />
  const scan = found.data
  const filter = trendFilter(scan.brand_name ?? '')
  const [history, watches] = await Promise.all([
    readForPanel(listBrandScans, { query: filter }),
    readForPanel(listWatches, watched),
  ])
  // What changed stands beside the score: read later, it would push down what is below.
  const scans = history.ok ? history.data.scans : []
  const before = scanBefore(scan, scans) ?? lastBefore(scan, scans)
  const earlier = before && (await readForPanel(getBrandScan, { params: { id: before.id } }))
  return (
    <HydratedQueries
      entries={[
        [operationQuery('getBrandScan', { params: { id } }).queryKey, { ok: true, data: scan }],
        [operationQuery('listBrandScans', { query: filter }).queryKey, history],
        // A server may have no watches.
        [operationQuery('listWatches', watched).queryKey, watches.ok ? watches : undefined],
        ...(before
          ? ([[operationQuery('getBrandScan', { params: { id: before.id } }).queryKey, earlier]] as const)
          : []),
      ]}
    >
      <ScanView
        id={id}
        initial={scan}
        historyOffered={history.ok || history.problem.kind !== 'not_offered'}
        cancel={(await isOffered(cancelBrandScan)) ? cancelBrandScanAction : undefined}
        watch={scan.brand_name && <ScanWatch id={id} scan={scan} brandName={scan.brand_name} />}
      />
    </HydratedQueries>
  )
}

function ScanWatch({ id, scan, brandName }: { id: string; scan: BrandScan; brandName: string }) {
  const { category, aliases = [] } = scan
  const input = {
    brandName,
    ...(category?.source === 'given' && { category: category.name }),
    ...(aliases.length > 0 && { aliases }),
  }
  return (
    <WatchButton
      subject={{ kind: 'brand_scan', input, run_id: id }}
      operation={createBrandScan.id}
      label={brandName}
      create={createWatchAction}
    />
  )
}
