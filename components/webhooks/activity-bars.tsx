import { axisMarks } from './axis-marks.ts'

export type ActivityBarsProps = {
  /** What is shown, for who cannot see it. */
  label: string
  /** Oldest first; parts from the bottom up, each with a custom property as its colour. */
  bars: readonly {
    /** With its numbers, shown where the pointer is. */
    name: string
    /** When it was, below the axis. */
    at: string
    parts: readonly { value: number; colour: `--${string}` }[]
    /** A line across the bar at a value of its own. */
    tick?: number | undefined
  }[]
  /** A value as its axis says it. */
  format: (value: number) => string
}

const height = 96
const step = 12
const gap = 3

/** A stacked bar for each span between two axes, drawn on the server without any script; a span without anything is empty. */
export function ActivityBars({ label, bars, format }: ActivityBarsProps) {
  const sums = bars.map(({ parts, tick = 0 }) =>
    Math.max(
      tick,
      parts.reduce((sum, { value }) => sum + value, 0),
    ),
  )
  const marks = axisMarks(Math.max(0, ...sums))
  const top = marks.at(-1) ?? 1
  const width = bars.length * step - gap
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
      <ul
        aria-hidden
        className="flex h-28 flex-col-reverse justify-between text-2xs text-ink-faint tabular-nums"
      >
        {marks.map((mark) => (
          <li key={mark} className="h-0 text-right leading-0">
            {format(mark)}
          </li>
        ))}
      </ul>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="block h-28 w-full overflow-visible"
      >
        {marks.map((mark) => (
          <line
            key={mark}
            x1={0}
            x2={width}
            y1={height - (mark / top) * height}
            y2={height - (mark / top) * height}
            stroke={mark === 0 ? 'var(--rule-strong)' : 'var(--rule)'}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {bars.map(({ name, parts, tick }, at) => {
          let y = height
          return (
            <g key={name}>
              <title>{name}</title>
              <rect x={at * step} y={0} width={step - gap} height={height} fill="transparent" />
              {parts.map(({ value, colour }) => {
                if (value <= 0) return null
                const high = Math.max(1.5, (value / top) * height)
                y -= high
                return (
                  <rect
                    key={colour}
                    x={at * step}
                    y={y}
                    width={step - gap}
                    height={high}
                    fill={`var(${colour})`}
                  />
                )
              })}
              {tick !== undefined && (
                <line
                  x1={at * step}
                  x2={at * step + step - gap}
                  y1={height - (tick / top) * height}
                  y2={height - (tick / top) * height}
                  stroke="var(--ink)"
                  strokeWidth={2}
                  vectorEffect="non-scaling-stroke"
                />
              )}
            </g>
          )
        })}
      </svg>
      <p
        aria-hidden
        className="col-start-2 mt-1.5 flex justify-between text-2xs text-ink-faint tabular-nums *:whitespace-nowrap"
      >
        {[0, Math.floor((bars.length - 1) / 2), bars.length - 1].map((place) => (
          <span key={place}>{bars[place]?.at}</span>
        ))}
      </p>
    </div>
  )
}
