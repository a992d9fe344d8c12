'use client'
import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { formatShortInstant } from '#lib/format-time.ts'
import { lineLook } from './line-look.ts'
import { useZone } from './zone.tsx'

export type LineOverTime = {
  name: string
  /** One for each time; undefined leaves a gap: no data is not zero. */
  values: readonly (number | undefined)[]
}

export type LinesOverTimeProps = {
  /** What is shown, for who cannot see it. */
  label: string
  /** ISO 8601, oldest first. */
  times: readonly string[]
  /** The first is the one that matters. */
  lines: readonly LineOverTime[]
  /** The marks of the upright axis, from its lower to its upper end. */
  ticks: readonly number[]
  /** A value as its axis and its note say it. */
  format: (value: number) => string
}

const width = 1000
const height = 180
/** Of the width: dates closer to each other than this would touch on a phone. */
const datesApart = 0.15

/** A line for each name with a dot for each value at its place in time, told apart by dashes first; drawn on the server. */
export function LinesOverTime({ label, times, lines, ticks, format }: LinesOverTimeProps) {
  const timeZone = useZone()
  const instants = times.map((at) => Date.parse(at))
  const [start = 0, end = 0] = [instants[0], instants.at(-1)]
  const span = end - start
  const places = instants.map((at, index) => (span > 0 ? (at - start) / span : index))
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)]
  const heightOf = (value: number) => (value - least) / (most - least || 1)
  const dayOrClock = span < 2 * 86_400_000 ? 'clock' : 'day'
  const name = (at: string, form: 'day' | 'clock' | 'weekday') =>
    formatShortInstant(new Date(at), form, timeZone)
  return (
    // In a column it takes the room that is left.
    <div className="grid flex-1 grid-cols-[1.75rem_minmax(0,1fr)] grid-rows-[minmax(11.75rem,1fr)_auto] gap-x-2">
      {/* One width for every scale: charts of the same times stand in line with each other. */}
      <div className="relative mt-2 text-right text-2xs text-ink-faint leading-none" aria-hidden>
        {ticks.map((mark) => (
          <span
            key={mark}
            className="absolute right-0 -translate-y-1/2"
            style={{ top: `${100 - 100 * heightOf(mark)}%` }}
          >
            {format(mark)}
          </span>
        ))}
      </div>
      <div className="relative mt-2 border-rule-strong border-b">
        {ticks.slice(1).map((mark) => (
          <span
            key={mark}
            aria-hidden
            className="absolute inset-x-0 border-rule border-t"
            style={{ top: `${100 - 100 * heightOf(mark)}%` }}
          />
        ))}
        <div className="absolute inset-x-4 inset-y-0">
          <svg
            role="img"
            aria-label={label}
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            {lines.map(({ name: line, values }, at) =>
              unbrokenParts(values).map((part) => (
                <polyline
                  key={`${line} ${part[0]}`}
                  points={part
                    .map((place) => {
                      const x = (places[place] ?? 0) * width
                      return `${x.toFixed(1)},${((1 - heightOf(values[place] ?? 0)) * height).toFixed(1)}`
                    })
                    .join(' ')}
                  fill="none"
                  vectorEffect="non-scaling-stroke"
                  strokeLinejoin="round"
                  {...lineLook(at)}
                />
              )),
            )}
          </svg>
          {lines.toReversed().map(({ name: line, values }, fromLast) =>
            values.map((value, place) =>
              value === undefined ? null : (
                <span
                  key={`${line} ${times[place]}`}
                  aria-hidden
                  className="absolute size-2 -translate-x-1/2 translate-y-1/2 rounded-full border-[1.5px] bg-sheet"
                  style={{
                    left: `${100 * (places[place] ?? 0)}%`,
                    bottom: `${100 * heightOf(value)}%`,
                    borderColor: lineLook(lines.length - 1 - fromLast).stroke,
                  }}
                />
              ),
            ),
          )}
          {times.map((at, place) => (
            <TimeNote
              key={at}
              from={((places[place - 1] ?? -0.05) + (places[place] ?? 0)) / 2}
              at={places[place] ?? 0}
              to={((places[place + 1] ?? 1.05) + (places[place] ?? 0)) / 2}
            >
              <p className="text-ink-faint" suppressHydrationWarning>
                {name(at, 'weekday')}
              </p>
              {lines.map(({ name: line, values }, first) => (
                <p key={line} className={first === 0 ? 'font-medium text-ink' : 'text-ink-soft'}>
                  {line}: {valueWords(values[place], format)}
                </p>
              ))}
            </TimeNote>
          ))}
        </div>
      </div>
      <span />
      <p className="relative mx-4 h-6 text-2xs text-ink-faint" aria-hidden>
        {datedPlaces(places).map((place) => (
          <span
            key={times[place]}
            className="absolute -translate-x-1/2 whitespace-nowrap pt-1.5"
            style={{ left: `${100 * (places[place] ?? 0)}%` }}
            suppressHydrationWarning
          >
            {name(times[place] ?? '', dayOrClock)}
          </span>
        ))}
      </p>
    </div>
  )
}

/** The values of one time, where the pointer is nearest to it; a table behind the chart has them for everybody. */
function TimeNote(props: { from: number; at: number; to: number; children: ReactNode }) {
  const { from, at, to, children } = props
  return (
    <div
      aria-hidden
      className="group/time absolute inset-y-0"
      style={{ left: `${100 * from}%`, width: `${100 * (to - from)}%` }}
    >
      <span
        className="absolute inset-y-0 hidden border-rule-strong border-l group-hover/time:block"
        style={{ left: `${(100 * (at - from)) / (to - from)}%` }}
      />
      <div
        className={classNames(
          'pointer-events-none absolute top-0 z-10 hidden w-max max-w-56 rounded-md border border-rule bg-sheet px-3 py-2 text-xs shadow-lift group-hover/time:block',
          at > 0.5 ? 'right-full' : 'left-full',
        )}
      >
        {children}
      </div>
    </div>
  )
}

/** The places of the values that follow one another without a gap; a single one is a dot alone. */
function unbrokenParts(values: readonly (number | undefined)[]): number[][] {
  const parts: number[][] = []
  values.forEach((value, place) => {
    if (value === undefined) return
    const last = parts.at(-1)
    if (last?.at(-1) === place - 1) last.push(place)
    else parts.push([place])
  })
  return parts
}

/** Which times are named: the last, and those before it that leave room between each other. */
function datedPlaces(places: readonly number[]): number[] {
  const dated: number[] = []
  for (let place = places.length - 1; place >= 0; place -= 1) {
    const next = dated[0]
    if (next === undefined || (places[next] ?? 0) - (places[place] ?? 0) >= datesApart) dated.unshift(place)
  }
  return dated
}

function valueWords(value: number | undefined, format: (value: number) => string): string {
  return value === undefined ? 'no data' : format(value)
}
