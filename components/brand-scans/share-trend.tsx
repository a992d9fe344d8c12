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
  const { times, lines } = sharesOverTime(scans)
  if (times.length < 2) return null
  return (
    <ChartOrTable
      panel={{ title: 'Share of voice over time', fills: true, aside: 'Of all mentions of these brands' }}
      label="Share of voice over time"
      chart={
        <div className="grid gap-3">
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
              last: percentWords(percents.at(-1)),
            }))}
          />
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
