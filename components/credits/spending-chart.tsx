'use client'
import dynamic from 'next/dynamic'
import { ChartOrTable } from '#components/ui/chart-or-table.tsx'
import { RenderWhenVisible } from '#components/ui/render-when-visible.tsx'
import { SeriesLegend } from '#components/ui/series-legend.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import type { SpendingByDay } from './spending-by-day.ts'

// As high as the chart, so that nothing below it moves when it comes.
const waiting = <Skeleton className="h-58 w-full" />

// The only heavy part of this page, and below what one comes for.
const StackedDays = dynamic(
  () => import('#components/ui/stacked-days.tsx').then((module) => module.StackedDays),
  {
    ssr: false,
    loading: () => waiting,
  },
)

/** What was spent in the last 30 days, by operation: as bars, or as a table of the same numbers. */
export function SpendingChart({ spending }: { spending: SpendingByDay }) {
  const { series, days } = spending
  const spentDays = days.filter(({ values }) => Object.keys(values).length > 0)
  return (
    <ChartOrTable
      label="Credits spent by day and operation"
      chart={
        <>
          <SeriesLegend series={series} />
          <RenderWhenVisible placeholder={waiting}>
            <StackedDays series={series} days={days} unit="credits" />
          </RenderWhenVisible>
        </>
      }
      columns={['Day', ...series.map(({ label }) => label), 'Total']}
      rows={spentDays
        .toReversed()
        .map(({ day, values }) => [
          day,
          ...series.map(({ id }) => (values[id] === undefined ? '–' : formatNumber(values[id]))),
          formatNumber(Object.values(values).reduce((sum, credits) => sum + credits, 0)),
        ])}
      note={`${formatCount(spentDays.length, 'day')} with spending`}
    />
  )
}
