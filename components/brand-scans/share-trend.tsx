'use client'
import { ChartOrTable } from '#components/ui/chart-or-table.tsx'
import { lineLook } from '#components/ui/line-look.ts'
import { LinesWhenSeen } from '#components/ui/lines-when-seen.tsx'
import type { BrandScan } from '#contract/brand-scans.ts'
import { formatInstant } from '#lib/format-time.ts'
import { niceTicks } from '#lib/nice-ticks.ts'
import { sharesOverTime } from './shares-over-time.ts'

/** How the brand stood against the competitors of the company profile from scan to scan. Nothing while there are not two. */
export function ShareTrend({ scans }: { scans: readonly BrandScan[] }) {
  const { times, lines } = sharesOverTime(scans)
  if (times.length < 2) return null
  return (
    <ChartOrTable
      panel={{ title: 'Share of voice over time', aside: 'Of all mentions of these brands' }}
      label="Share of voice over time"
      chart={
        <div className="grid gap-3">
          <LinesWhenSeen
            times={times}
            lines={lines.map(({ name, percents }) => ({ name, values: percents }))}
            ticks={niceTicks(
              Math.max(...lines.flatMap(({ percents }) => percents.map((percent) => percent ?? 0))),
            )}
            format={percentWords}
          />
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs">
            {lines.map(({ name, isOwn, percents }, at) => (
              <li key={name} className="flex min-w-0 items-center gap-2">
                <svg aria-hidden viewBox="0 0 24 4" className="h-1 w-6 shrink-0">
                  <line x1="0" x2="24" y1="2" y2="2" {...lineLook(at)} />
                </svg>
                <span
                  className={isOwn ? 'wrap-anywhere font-medium text-ink' : 'wrap-anywhere text-ink-soft'}
                >
                  {name}
                </span>
                <span className="text-ink-faint tabular-nums">{percentWords(percents.at(-1))}</span>
              </li>
            ))}
          </ul>
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
