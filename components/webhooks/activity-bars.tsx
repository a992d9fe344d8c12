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

/** Above the last mark, so that no bar touches the edge. */
const headroom = 1.12

/** A stacked bar for each span between two axes, drawn on the server without any script; a span without anything is empty. */
export function ActivityBars({ label, bars, format }: ActivityBarsProps) {
  const sums = bars.map(({ parts, tick = 0 }) =>
    Math.max(
      tick,
      parts.reduce((sum, { value }) => sum + value, 0),
    ),
  )
  const marks = axisMarks(Math.max(0, ...sums))
  const most = (marks.at(-1) ?? 1) * headroom
  const share = (value: number) => `${(value / most) * 100}%`
  return (
    <div
      role="img"
      aria-label={label}
      className="grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[10rem_auto] gap-x-2"
    >
      {/* As wide as the widest mark, which stand on each other in one cell. */}
      <div className="relative text-right text-2xs text-ink-faint tabular-nums">
        {marks.map((mark) => (
          <span key={mark} className="block h-0 overflow-hidden">
            {format(mark)}
          </span>
        ))}
        {marks.map((mark) => (
          <span key={mark} className="absolute right-0 leading-0" style={{ bottom: share(mark) }}>
            {format(mark)}
          </span>
        ))}
      </div>
      <div className="relative">
        {marks.map((mark) => (
          <span
            key={mark}
            className={`absolute inset-x-0 border-t ${mark === 0 ? 'border-rule-strong' : 'border-rule'}`}
            style={{ bottom: share(mark) }}
          />
        ))}
        <div className="absolute inset-0 flex">
          {bars.map(({ name, parts, tick }) => (
            <div
              key={name}
              title={name}
              className="flex h-full flex-1 justify-center px-px hover:bg-hover/60"
            >
              <div className="relative flex h-full w-full max-w-5 flex-col-reverse">
                {parts.map(({ value, colour }) =>
                  value > 0 ? (
                    <span
                      key={colour}
                      className="min-h-0.5 w-full shrink-0 last:rounded-t-xs"
                      style={{
                        height: share(value),
                        background: `color-mix(in srgb, var(${colour}) 72%, var(--sheet))`,
                      }}
                    />
                  ) : null,
                )}
                {tick !== undefined && (
                  <span className="absolute inset-x-0 h-0.5 bg-ink" style={{ bottom: share(tick) }} />
                )}
              </div>
            </div>
          ))}
        </div>
      </div>
      <p className="col-start-2 mt-1.5 flex justify-between text-2xs text-ink-faint tabular-nums *:whitespace-nowrap">
        {[0, Math.floor((bars.length - 1) / 2), bars.length - 1].map((place) => (
          <span key={place}>{bars[place]?.at}</span>
        ))}
      </p>
    </div>
  )
}
