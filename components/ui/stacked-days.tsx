'use client'
import { useId } from 'react'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { dateFormat } from '#lib/format-locale.ts'
import { formatNumber } from '#lib/format-number.ts'
import { ChartPatterns, seriesLook } from './chart-patterns.tsx'

export type DayValues = { day: string; values: Readonly<Record<string, number>> }
export type StackedDaysProps = {
  series: readonly { id: string; label: string }[]
  /** Oldest first; `day` is `YYYY-MM-DD`. */
  days: readonly DayValues[]
  unit: string
}

const tick = { fill: 'var(--ink-faint)', fontSize: 11 }

/** One bar a day, stacked by series; each series has its own pattern, which `SeriesLegend` explains. */
export function StackedDays({ series, days, unit }: StackedDaysProps) {
  const prefix = useId().replace(/[^\w-]/g, '')
  return (
    <ResponsiveContainer width="100%" height={232}>
      <BarChart data={[...days]} margin={{ top: 4, right: 0, bottom: 0, left: 0 }} barCategoryGap="18%">
        <ChartPatterns prefix={prefix} />
        <CartesianGrid vertical={false} stroke="var(--rule)" />
        <XAxis
          dataKey="day"
          tickFormatter={shortDay}
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: 'var(--rule-strong)' }}
          minTickGap={28}
        />
        <YAxis tick={tick} tickLine={false} axisLine={false} width={38} allowDecimals={false} />
        <Tooltip
          cursor={{ fill: 'var(--hover)' }}
          content={({ active, label }) => {
            const day = active ? days.find((one) => one.day === label) : undefined
            return day ? <DayCard day={day} series={series} unit={unit} /> : null
          }}
        />
        {series.map(({ id, label }, at) => (
          <Bar
            key={id}
            dataKey={(day: DayValues) => day.values[id] ?? 0}
            name={label}
            stackId="day"
            isAnimationActive={false}
            maxBarSize={26}
            {...seriesLook(prefix, at)}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}

function DayCard({
  day,
  series,
  unit,
}: {
  day: DayValues
  series: StackedDaysProps['series']
  unit: string
}) {
  const total = Object.values(day.values).reduce((sum, value) => sum + value, 0)
  return (
    <div className="rounded-md border border-rule bg-sheet px-3 py-2 text-xs shadow-lift">
      <p className="font-medium text-ink">
        {shortDay(day.day)}: {formatNumber(total)} {unit}
      </p>
      <ul>
        {series.map(({ id, label }) =>
          day.values[id] ? (
            <li key={id} className="flex justify-between gap-4 text-ink-soft">
              {label} <span>{formatNumber(day.values[id])}</span>
            </li>
          ) : null,
        )}
      </ul>
    </div>
  )
}

const dayFormat = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const

function shortDay(day: unknown): string {
  const date = new Date(`${String(day)}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? String(day) : dateFormat(dayFormat).format(date)
}
