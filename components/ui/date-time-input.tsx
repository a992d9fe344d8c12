'use client'
import { Calendar } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '#lib/format-day.ts'
import { Button } from './button.tsx'
import { onDemand } from './on-demand.tsx'
import { Popover } from './popover.tsx'
import { TimeInput } from './time-input.tsx'

const grid = onDemand(() => import('./month-grid.tsx').then((module) => module.MonthGrid))

export type DateTimeInputProps = {
  id?: string
  /** What the two parts are together: `First (UTC)`. */
  label: string
  /** A clock on the wall: `YYYY-MM-DDTHH:MM`; either half may be missing, and both may be. */
  value: string
  onChange: (value: string) => void
  /** The day that the calendar opens at while none is chosen, `YYYY-MM-DD`. */
  from?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}

/** A day from a calendar and a time of day, both written as the reader does. */
export function DateTimeInput({ id, label, value, onChange, from, ...state }: DateTimeInputProps) {
  const [isOpen, setOpen] = useState(false)
  const [day = '', time = ''] = value.split('T')
  const shown = day ? formatDay(day) : 'Choose a day'
  const trigger = (
    <Button
      id={id}
      aria-label={`${label}: ${shown}`}
      aria-haspopup="dialog"
      aria-describedby={state['aria-describedby']}
      onPointerEnter={() => void grid.prepare()}
      onFocus={() => void grid.prepare()}
      className="justify-start font-normal tabular-nums max-sm:h-10"
    >
      <Calendar aria-hidden className="text-ink-faint" />
      {shown}
    </Button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend, and the field has its label already.
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      <Popover trigger={trigger} label={label} align="start" open={isOpen} onOpenChange={setOpen}>
        <grid.Part
          chosen={day || from || new Date().toISOString().slice(0, 10)}
          onChoose={(chosen) => {
            onChange(`${chosen}T${time || '00:00'}`)
            setOpen(false)
          }}
        />
      </Popover>
      <TimeInput
        {...state}
        aria-label="Time"
        className="w-24 tabular-nums max-sm:w-28"
        value={time}
        onChange={(chosen) => onChange(`${day}T${chosen}`)}
      />
    </div>
  )
}
