import type { Metadata } from 'next'
import { BrandTrend } from '#components/brand-scans/brand-trend.tsx'
import { LatestShare } from '#components/brand-scans/latest-share.tsx'
import { trendFilter } from '#components/brand-scans/scan-filter.ts'
import { drawSoon, recordMs, titleSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { NextStep } from '#components/watches/next-step.tsx'
import { WatchView } from '#components/watches/watch-view.tsx'
import { watchRequest } from '#components/watches/watches-href.ts'
import { listBrandScans } from '#contract/brand-scans.ts'
import { PageQuery } from '#contract/primitives.ts'
import { getWatch } from '#contract/watches.ts'
import { asTitle } from '#lib/as-title.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readListFilter } from '#lib/read-list-filter.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'
import { readForPanel } from '#lib/session-page.ts'
import { RecordProblem } from '../../record-problem.tsx'
import { changeWatchAction, deleteWatchAction, runWatchAction } from '../actions.ts'
import { readEarlierRuns } from './read-earlier-runs.ts'
import { WatchSkeleton } from './watch-skeleton.tsx'

type WatchPageProps = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: WatchPageProps): Promise<Metadata> {
  const reading = readForPanel(getWatch, watchRequest((await params).id))
  return titleSoon(reading, (watch) => `Watch: ${asTitle(watch.label)}`, 'Watch')
}

export default function WatchPage(props: WatchPageProps) {
  return drawSoon(drawWatch(props), <WatchSkeleton />, recordMs)
}

async function drawWatch({ params, searchParams }: WatchPageProps) {
  const { id } = await params
  const { offset } = readListFilter(PageQuery, await searchParams, rowsPerPage)
  const found = await readForPanel(getWatch, watchRequest(id, offset))
  if (!found.ok) return <RecordProblem problem={found.problem} />
  const { kind, label } = found.data
  const trend = kind === 'brand_scan' ? { query: trendFilter(label) } : undefined
  const [scans, earlier] = await Promise.all([
    trend && readForPanel(listBrandScans, trend),
    readEarlierRuns(found.data),
  ])
  return (
    <HydratedQueries
      entries={[
        [operationQuery('getWatch', watchRequest(id, offset)).queryKey, found],
        ...(trend && scans?.ok ? ([[operationQuery('listBrandScans', trend).queryKey, scans]] as const) : []),
      ]}
    >
      <WatchView
        id={id}
        initial={found.data}
        runsOffset={offset}
        change={changeWatchAction}
        run={runWatchAction}
        remove={deleteWatchAction}
        next={<NextStep watch={found.data} />}
        earlier={earlier}
        figures={trend && <LatestShare brand={label} />}
        trend={trend && <BrandTrend brand={label} />}
      />
    </HydratedQueries>
  )
}
