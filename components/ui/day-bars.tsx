import { formatDay } from '#lib/format-day.ts'

export type DayBarsProps = {
  /** What is shown, with the sum, for who cannot see it. */
  label: string
  /** Oldest first; `day` is what a bar is called. */
  days: readonly { day: string; value: number }[]
}

const height = 36
const step = 8
const gap = 2

/** A bar a day, in as much room as there is: drawn on the server, without any script. Days without anything are a line. */
export function DayBars({ label, days }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ value }) => value))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${days.length * step} ${height}`}
      preserveAspectRatio="none"
      className="block h-9 w-full"
    >
      {days.map(({ day, value }, at) => {
        const high = value > 0 ? Math.max(3, (value / most) * height) : 1
        return (
          <rect
            key={day}
            x={at * step}
            y={height - high}
            width={step - gap}
            height={high}
            fill={value > 0 ? 'var(--ink-soft)' : 'var(--rule)'}
          >
            <title>{`${formatDay(day)}: ${value}`}</title>
          </rect>
        )
      })}
    </svg>
  )
}
