import { ChartOrTable } from '#components/ui/chart-or-table.tsx'
import type { ReturnedCredits } from '#contract/credits.ts'
import { formatDay } from '#lib/format-day.ts'
import { formatNumber } from '#lib/format-number.ts'
import { AreaTotals } from './area-totals.tsx'
import { Refunds } from './refunds.tsx'
import { SpendingBars } from './spending-bars.tsx'
import type { SpendingByDay } from './spending-by-day.ts'

/** What was spent in the last 30 days, by day and area: as bars, or as a table of the same numbers. */
export function SpendingChart({
  spending,
  returned,
  timeZone,
}: {
  spending: SpendingByDay
  /** What came back; undefined where the server does not report it. */
  returned: readonly ReturnedCredits[] | undefined
  timeZone: string
}) {
  const { series, days } = spending
  const spentDays = days.filter(({ values }) => Object.keys(values).length > 0)
  return (
    <ChartOrTable
      label="Credits spent by day and area"
      panel={{
        fills: true,
        id: 'spending',
        title: 'Spent in the last 30 days',
        aside: `days in ${timeZone}`,
      }}
      chart={
        <div className="grid flex-1 gap-x-6 gap-y-4 md:grid-cols-[minmax(0,1fr)_13rem]">
          <SpendingBars spending={spending} />
          <div className="grid content-start gap-5">
            <AreaTotals spending={spending} />
            <Refunds returned={returned} />
          </div>
        </div>
      }
      columns={['Day', ...series.map(({ label }) => label), 'Total']}
      rows={spentDays
        .toReversed()
        .map(({ day, values }) => [
          formatDay(day),
          ...series.map(({ id }) => (values[id] === undefined ? '–' : formatNumber(values[id]))),
          formatNumber(Object.values(values).reduce((sum, credits) => sum + credits, 0)),
        ])}
    />
  )
}
