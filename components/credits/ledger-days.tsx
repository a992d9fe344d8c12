'use client'
import { useState } from 'react'
import { Filter } from '#components/ui/filters.tsx'
import { Input } from '#components/ui/input.tsx'
import { Select } from '#components/ui/select.tsx'
import type { LedgerFilter } from './ledger-filter.ts'
import { firstDayOf, ledgerSpans, spanOf } from './ledger-spans.ts'

export type LedgerDaysProps = {
  filter: Pick<LedgerFilter, 'from' | 'to'>
  /** In the time zone of the workspace, `YYYY-MM-DD`. */
  today: string
  timeZone: string
  onChange: (days: { from: string; to: string }) => void
}

/** Which days of the ledger are shown: a span that ends today, or between two chosen days. */
export function LedgerDays({ filter, today, timeZone, onChange }: LedgerDaysProps) {
  const { from = '', to = '' } = filter
  const [isBetween, setBetween] = useState(false)
  const span = spanOf(filter, today)
  const chosen = isBetween ? 'between' : (span ?? (from || to ? 'between' : ''))
  const choose = (value: string) => {
    setBetween(value === 'between')
    if (value !== 'between') onChange({ from: firstDayOf(value, today), to: '' })
  }
  return (
    <>
      <Filter label="Time">
        {(id) => (
          <Select
            id={id}
            className="sm:w-36"
            value={chosen}
            options={[
              { value: '', label: 'Any time' },
              ...ledgerSpans.map((days) => ({ value: days, label: `Last ${days} days` })),
              { value: 'between', label: 'Between …' },
            ]}
            onChange={({ target }) => choose(target.value)}
          />
        )}
      </Filter>
      {chosen === 'between' && (
        <span className="flex flex-wrap items-center gap-1.5 text-ink-faint text-xs">
          <DayInput
            name="From"
            value={from}
            max={to}
            timeZone={timeZone}
            onDay={(day) => onChange({ from: day, to })}
          />
          to
          <DayInput
            name="To"
            value={to}
            min={from}
            timeZone={timeZone}
            onDay={(day) => onChange({ from, to: day })}
          />
        </span>
      )}
    </>
  )
}

type DayInputProps = {
  name: 'From' | 'To'
  value: string
  min?: string
  max?: string
  timeZone: string
  onDay: (day: string) => void
}

function DayInput({ name, value, min, max, timeZone, onDay }: DayInputProps) {
  return (
    <Input
      type="date"
      aria-label={`${name} day`}
      title={`${name} this day, in ${timeZone}`}
      className="w-auto"
      value={value}
      min={min || undefined}
      max={max || undefined}
      onChange={({ target }) => onDay(target.value)}
    />
  )
}
