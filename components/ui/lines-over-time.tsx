'use client'
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatInstant, formatShortInstant } from '#lib/format-time.ts'
import { lineLook } from './line-look.ts'

export type LineOverTime = {
  name: string
  /** One for each time; undefined leaves a gap: no data is not zero. */
  values: readonly (number | undefined)[]
}

export type LinesOverTimeProps = {
  /** ISO 8601, oldest first. */
  times: readonly string[]
  /** The first is the one that matters. */
  lines: readonly LineOverTime[]
  /** The marks of the upright axis, from its lower to its upper end. */
  ticks: readonly number[]
  /** A value as its axis and its note say it. */
  format: (value: number) => string
}

const tick = { fill: 'var(--ink-faint)', fontSize: 11 }

/** A line for each name with a dot for each value at its place in time, told apart by dashes first. */
export function LinesOverTime({ times, lines, ticks, format }: LinesOverTimeProps) {
  const data = times.map((at, place) => ({
    time: Date.parse(at),
    ...Object.fromEntries(lines.map(({ values }, line) => [`line${line}`, values[place] ?? null])),
  }))
  const span = (data.at(-1)?.time ?? 0) - (data[0]?.time ?? 0)
  return (
    <ResponsiveContainer width="100%" height={220}>
      <LineChart data={data} margin={{ top: 8, right: 12, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--rule)" />
        <XAxis
          dataKey="time"
          type="number"
          scale="time"
          domain={['dataMin', 'dataMax']}
          tickFormatter={(time) => shortTime(time, span < 2 * 86_400_000)}
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: 'var(--rule-strong)' }}
          minTickGap={40}
          padding={{ left: 12, right: 12 }}
        />
        <YAxis
          domain={[ticks[0] ?? 0, ticks.at(-1) ?? 1]}
          ticks={[...ticks]}
          tick={tick}
          tickFormatter={(value) => format(Number(value))}
          tickLine={false}
          axisLine={false}
          width={42}
        />
        <Tooltip
          cursor={{ stroke: 'var(--rule-strong)' }}
          content={({ active, label: time }) => {
            const place = active ? data.findIndex((one) => one.time === time) : -1
            const at = times[place]
            return at ? (
              <div className="rounded-md border border-rule bg-sheet px-3 py-2 text-xs shadow-lift">
                <p className="text-ink-faint">{formatInstant(new Date(at))}</p>
                {lines.map(({ name, values }, line) => (
                  <p key={name} className={line === 0 ? 'font-medium text-ink' : 'text-ink-soft'}>
                    {name}: {valueWords(values[place], format)}
                  </p>
                ))}
              </div>
            ) : null
          }}
        />
        {lines.map(({ name }, line) => (
          <Line
            key={name}
            dataKey={`line${line}`}
            name={name}
            {...lineLook(line)}
            dot={{ r: 3, fill: 'var(--sheet)', stroke: lineLook(line).stroke, strokeDasharray: 'none' }}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  )
}

function valueWords(value: number | undefined, format: (value: number) => string): string {
  return value === undefined ? 'no data' : format(value)
}

function shortTime(time: unknown, within2Days: boolean): string {
  if (typeof time !== 'number' || !Number.isFinite(time)) return ''
  return formatShortInstant(new Date(time), within2Days ? 'clock' : 'day')
}
