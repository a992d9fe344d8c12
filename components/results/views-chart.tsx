'use client'
import dynamic from 'next/dynamic'
import { ChartOrTable } from '#components/ui/chart-or-table.tsx'
import { RenderWhenVisible } from '#components/ui/render-when-visible.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import type { Results } from '#contract/results.ts'
import { formatNumber } from '#lib/format-number.ts'

// As high as the chart, so that nothing below it moves when it comes.
const waiting = <Skeleton className="h-58 w-full" />

// The only heavy part of this page.
const StackedDays = dynamic(
  () => import('#components/ui/stacked-days.tsx').then((module) => module.StackedDays),
  { ssr: false, loading: () => waiting },
)

const series = [{ id: 'views', label: 'Views' }] as const

/** Views of each day: as bars, or with the other numbers as a table. */
export function ViewsChart({ days }: { days: Results['days'] }) {
  const shown = days.filter(({ views, reads, clicks, leads }) => views + reads + clicks + leads > 0)
  return (
    <ChartOrTable
      label="Views by day"
      chart={
        <RenderWhenVisible placeholder={waiting}>
          <StackedDays
            series={series}
            days={days.map(({ day, views }) => ({ day, values: { views } }))}
            unit="views"
          />
        </RenderWhenVisible>
      }
      columns={['Day', 'Views', 'Visitors', 'Reads', 'Clicks', 'Sign-ups']}
      rows={shown
        .toReversed()
        .map(({ day, views, visitors, reads, clicks, leads }) => [
          day,
          ...[views, visitors, reads, clicks, leads].map(formatNumber),
        ])}
    />
  )
}
