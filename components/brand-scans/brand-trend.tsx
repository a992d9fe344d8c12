'use client'
import { useQuery } from '@tanstack/react-query'
import { ChartOrTable } from '#components/ui/chart-or-table.tsx'
import { LinesWhenSeen } from '#components/ui/lines-when-seen.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { formatInstant } from '#lib/format-time.ts'
import { isInProgress } from '#lib/queries/job-state.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { trendFilter } from './scan-filter.ts'
import { scoreWords } from './scan-words.ts'
import { ShareTrend } from './share-trend.tsx'

/** The scores and shares of a brand over its scans; a scan without is a gap. Nothing while there are not two scores. */
export function BrandTrend({ brand }: { brand: string }) {
  const { data } = useQuery(operationQuery('listBrandScans', { query: trendFilter(brand) }))
  const ended = (data?.scans ?? []).filter((scan) => !isInProgress(scan)).toReversed()
  const points = ended.flatMap(({ created_at: at, overall_score: value }) => (at ? [{ at, value }] : []))
  const scored = points.filter(({ value }) => value !== undefined)
  if (scored.length < 2) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-2 xl:[&>:only-child]:col-span-2">
      <Panel title="Score over time">
        <ChartOrTable
          label="Score over time"
          chart={
            <LinesWhenSeen
              times={points.map(({ at }) => at)}
              lines={[{ name: 'Score', values: points.map(({ value }) => value) }]}
              ticks={[0, 25, 50, 75, 100]}
              format={formatNumber}
            />
          }
          columns={['Scan', 'Score']}
          rows={points.toReversed().map(({ at, value }) => [formatInstant(new Date(at)), scoreWords(value)])}
          note={formatCount(points.length, 'scan')}
        />
      </Panel>
      <ShareTrend scans={ended} />
    </div>
  )
}
