export type ActivityBarsProps = {
  /** What is shown, for who cannot see it. */
  label: string
  /** Oldest first; parts from the bottom up, each with a custom property as its colour. */
  bars: readonly { name: string; parts: readonly { value: number; colour: `--${string}` }[] }[]
}

const height = 72
const step = 12
const gap = 3

/** A stacked bar for each span, drawn on the server without any script; a span without anything is a line. */
export function ActivityBars({ label, bars }: ActivityBarsProps) {
  const sums = bars.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0))
  const most = Math.max(1, ...sums)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${bars.length * step - gap} ${height}`}
      preserveAspectRatio="none"
      className="block h-24 w-full"
    >
      {bars.map(({ name, parts }, at) => {
        let top = height
        return (
          <g key={name}>
            <title>{name}</title>
            <rect x={at * step} y={0} width={step - gap} height={height} fill="transparent" />
            {sums[at] === 0 && (
              <rect x={at * step} y={height - 1} width={step - gap} height={1} fill="var(--rule)" />
            )}
            {parts.map(({ value, colour }) => {
              if (value <= 0) return null
              const high = Math.max(2, (value / most) * (height - 4))
              top -= high
              return (
                <rect
                  key={colour}
                  x={at * step}
                  y={top}
                  width={step - gap}
                  height={high}
                  fill={`var(${colour})`}
                />
              )
            })}
          </g>
        )
      })}
    </svg>
  )
}
