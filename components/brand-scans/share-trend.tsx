'use client'
import { ChartOrTable } from '#components/ui/chart-or-table.tsx'
import { LinesOverTime } from '#components/ui/lines-over-time.tsx'
import type { BrandScan } from '#contract/brand-scans.ts'
import { formatInstant } from '#lib/format-time.ts'
import { niceTicks } from '#lib/nice-ticks.ts'
import { LineKey } from './line-key.tsx'
import { sharesOverTime } from './shares-over-time.ts'

/** How the brand stood against the competitors of the company profile from scan to scan. Nothing while there are not two. */
export function ShareTrend({ scans }: { scans: readonly BrandScan[] }) {
  const compared = sharesOverTime(scans)
  if (compared.times.length < 2) return null
  // Every scan has its place, as in the chart of the scores beside it; one that compared with nobody is a gap.
  const times = scans.flatMap(({ created_at: at }) => at ?? [])
  const lines = compared.lines.map((line) => ({
    ...line,
    percents: times.map((at) => line.percents[compared.times.indexOf(at)]),
  }))
  return (
    <ChartOrTable
      panel={{ title: 'Share of voice over time', fills: true }}
      label="Share of voice over time"
      chart={
        <div className="flex flex-1 flex-col gap-3">
          <LinesOverTime
            label="Share of voice over time"
            times={times}
            lines={lines.map(({ name, percents }) => ({ name, values: percents }))}
            ticks={niceTicks(
              Math.max(...lines.flatMap(({ percents }) => percents.map((percent) => percent ?? 0))),
            )}
            format={percentWords}
          />
          <LineKey
            lines={lines.map(({ name, isOwn, percents }) => ({
              name,
              isOwn,
              last: percentWords(percents.findLast((percent) => percent !== undefined)),
            }))}
          />
          <p className="text-ink-faint text-xs">Of all mentions of these brands</p>
        </div>
      }
      columns={['Scan', ...lines.map(({ name }) => name)]}
      rows={times
        .map((at, place) => [
          formatInstant(new Date(at)),
          ...lines.map(({ percents }) => percentWords(percents[place])),
        ])
        .toReversed()}
    />
  )
}

function percentWords(percent: number | undefined): string {
  return percent === undefined ? 'no data' : `${percent}%`
}
