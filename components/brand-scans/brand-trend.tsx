'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { ChartOrTable } from '#components/ui/chart-or-table.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RenderWhenVisible } from '#components/ui/render-when-visible.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { formatCount } from '#lib/format-number.ts'
import { formatInstant } from '#lib/format-time.ts'
import { isInProgress } from '#lib/queries/job-state.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { trendFilter } from './scan-filter.ts'
import { scoreWords } from './scan-words.ts'

const waiting = <Skeleton className="h-50 w-full" />

// The only heavy part of these pages, loaded only where a trend is seen.
const ValuesOverTime = dynamic(
  () => import('#components/ui/values-over-time.tsx').then((module) => module.ValuesOverTime),
  { ssr: false, loading: () => waiting },
)

/** The scores of a brand over its scans; a scan without a score is a gap. Nothing while there are not two scores. */
export function BrandTrend({ brand }: { brand: string }) {
  const { data } = useQuery(operationQuery('listBrandScans', { query: trendFilter(brand) }))
  const ended = (data?.scans ?? []).filter((scan) => !isInProgress(scan)).toReversed()
  const points = ended.flatMap(({ created_at: at, overall_score: value }) => (at ? [{ at, value }] : []))
  const scored = points.filter(({ value }) => value !== undefined)
  if (scored.length < 2) return null
  return (
    <Panel title="Score over time">
      <ChartOrTable
        label="Score over time"
        chart={
          <RenderWhenVisible placeholder={waiting}>
            <ValuesOverTime points={points} label="Score" range={[0, 100]} />
          </RenderWhenVisible>
        }
        columns={['Scan', 'Score']}
        rows={points.toReversed().map(({ at, value }) => [formatInstant(new Date(at)), scoreWords(value)])}
        note={formatCount(points.length, 'scan')}
      />
    </Panel>
  )
}
