import { seriesFill } from '#components/ui/series-fill.ts'
import { formatDay } from '#lib/format-day.ts'
import { formatNumber } from '#lib/format-number.ts'
import { niceTicks } from '#lib/nice-ticks.ts'
import type { SpendingByDay } from './spending-by-day.ts'

/** One bar a day, stacked by area: boxes that the server draws, so that the chart is there with the page. */
export function SpendingBars({ spending: { series, days } }: { spending: SpendingByDay }) {
  const totals = days.map(({ values }) => sum(values))
  const ticks = niceTicks(Math.max(...totals))
  const most = ticks.at(-1) ?? 1
  const spent = formatNumber(totals.reduce((all, total) => all + total, 0))
  return (
    <div
      className="flex min-w-0 flex-col"
      role="img"
      aria-label={`${spent} credits spent in ${days.length} days; the table has the numbers`}
    >
      <div className="relative mt-2 min-h-44 flex-1">
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute inset-x-0 flex h-0 items-center gap-2 text-2xs text-ink-faint after:h-px after:flex-1 after:bg-rule"
            style={{ bottom: `${(tick / most) * 100}%` }}
          >
            <span className="w-6 text-right">{formatNumber(tick)}</span>
          </span>
        ))}
        <div className="absolute inset-0 ml-8 flex items-end border-rule-strong border-b">
          {days.map(({ day, values }, at) => (
            <div
              key={day}
              className="group relative flex h-full flex-1 flex-col-reverse px-px hover:bg-hover"
            >
              {series.map(({ id }, place) =>
                values[id] ? (
                  <span
                    key={id}
                    className="w-full shrink-0 border-sheet border-t"
                    style={{ height: `${(values[id] / most) * 100}%`, ...seriesFill(place) }}
                  />
                ) : null,
              )}
              {(totals[at] ?? 0) > 0 && (
                <DayCard day={day} values={values} series={series} toLeft={at > days.length / 2} />
              )}
            </div>
          ))}
        </div>
      </div>
      <p className="ml-8 flex justify-between pt-1 text-2xs text-ink-faint">
        {[0, 10, 20, days.length - 1].map((at) => (
          <span key={at}>{formatDay(days[at]?.day ?? '', 'dayMonth')}</span>
        ))}
      </p>
    </div>
  )
}

function DayCard({
  day,
  values,
  series,
  toLeft,
}: SpendingByDay['days'][number] & { series: SpendingByDay['series']; toLeft: boolean }) {
  return (
    <div
      className={`pointer-events-none absolute top-0 z-10 hidden w-max rounded-md border border-rule bg-sheet px-3 py-2 text-xs shadow-lift group-hover:block ${toLeft ? 'right-full mr-1' : 'left-full ml-1'}`}
    >
      <p className="font-medium text-ink">
        {formatDay(day, 'dayMonth')}: {formatNumber(sum(values))} credits
      </p>
      {series.map(({ id, label }) =>
        values[id] ? (
          <p key={id} className="flex justify-between gap-4 text-ink-soft">
            {label} <span>{formatNumber(values[id])}</span>
          </p>
        ) : null,
      )}
    </div>
  )
}

function sum(values: Readonly<Record<string, number>>): number {
  return Object.values(values).reduce((total, value) => total + value, 0)
}
