import { formatDay } from '#lib/format-day.ts'
import type { DayValue } from './past-days.ts'

/** So many dots stand on each other in the height of a row of bars. */
export const maxDots = 4

/** One dot for each of a few things a day: bars of one or two would all be as high as the chart. */
export function DayDots({ label, days }: { label: string; days: readonly DayValue[] }) {
  return (
    <div role="img" aria-label={label} className="flex min-h-4 items-end border-rule border-b">
      {days.map(({ day, value }) => (
        <span
          key={day}
          title={value > 0 ? `${formatDay(day)}: ${value}` : undefined}
          className="flex flex-1 flex-col-reverse items-center gap-0.5 pb-0.5"
        >
          {Array.from({ length: value }, (_, at) => `${day}/${at}`).map((dot) => (
            <span key={dot} className="size-1.5 rounded-full bg-ink-soft" />
          ))}
        </span>
      ))}
    </div>
  )
}
