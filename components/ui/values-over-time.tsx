'use client'
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { dateFormat } from '#lib/format-locale.ts'
import { formatNumber } from '#lib/format-number.ts'
import { formatInstant } from '#lib/format-time.ts'

export type TimedValue = {
  /** ISO 8601. */
  at: string
  /** Undefined leaves a gap: no data is not zero. */
  value: number | undefined
}

export type ValuesOverTimeProps = {
  /** Oldest first. */
  points: readonly TimedValue[]
  label: string
  range: readonly [number, number]
}

const tick = { fill: 'var(--ink-faint)', fontSize: 11 }

/** One line with a dot for each value, at its place in time; what has no value is a gap. */
export function ValuesOverTime({ points, label, range }: ValuesOverTimeProps) {
  const data = points.map(({ at, value }) => ({ time: Date.parse(at), value: value ?? null }))
  const span = (data.at(-1)?.time ?? 0) - (data[0]?.time ?? 0)
  return (
    <ResponsiveContainer width="100%" height={200}>
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
        <YAxis domain={[...range]} tick={tick} tickLine={false} axisLine={false} width={34} tickCount={5} />
        <Tooltip
          cursor={{ stroke: 'var(--rule-strong)' }}
          content={({ active, label: time }) => {
            const point = active ? data.find((one) => one.time === time) : undefined
            return point ? (
              <div className="rounded-md border border-rule bg-sheet px-3 py-2 text-xs shadow-lift">
                <p className="text-ink-faint">{formatInstant(new Date(point.time))}</p>
                <p className="font-medium text-ink">
                  {label}: {point.value === null ? 'no data' : formatNumber(point.value)}
                </p>
              </div>
            ) : null
          }}
        />
        <Line
          dataKey="value"
          name={label}
          stroke="var(--accent)"
          strokeWidth={2}
          dot={{ r: 3.5, fill: 'var(--sheet)', stroke: 'var(--accent)', strokeWidth: 2 }}
          activeDot={{ r: 5, fill: 'var(--accent)' }}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  )
}

const dayFormat = { day: 'numeric', month: 'short' } as const
const clockFormat = { hour: '2-digit', minute: '2-digit' } as const

function shortTime(time: unknown, within2Days: boolean): string {
  if (typeof time !== 'number' || !Number.isFinite(time)) return ''
  return dateFormat(within2Days ? clockFormat : dayFormat).format(time)
}
