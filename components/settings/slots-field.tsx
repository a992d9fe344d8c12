'use client'
import { Plus, X } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { TimeInput } from '#components/ui/time-input.tsx'
import { formatClock } from '#lib/format-clock.ts'
import { nextSlot } from './next-slot.ts'

export type SlotsFieldProps = {
  /** Times of day, `HH:MM`; null while the desk chooses them. */
  slots: readonly string[] | null
  timeZone: string
  error: string | undefined
  onChange: (slots: string[] | null) => void
}

const maxSlots = 24

/** The times of day at which scheduled articles go out. */
export function SlotsField({ slots, timeZone, error, onChange }: SlotsFieldProps) {
  if (slots === null) {
    return (
      <fieldset className="grid gap-1.5">
        <legend className="mb-1 font-medium text-ink text-sm">Times of day</legend>
        <p className="text-ink-soft text-sm">
          Automatic: based on your past articles, or default times until there are enough.
        </p>
        <div>
          <Button size="sm" onClick={() => onChange(['09:00'])}>
            Choose times myself
          </Button>
        </div>
      </fieldset>
    )
  }
  const numbered = slots.map((slot, at) => ({ slot, at }))
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1 font-medium text-ink text-sm">Times of day</legend>
      <ul className="flex flex-wrap gap-2">
        {numbered.map(({ slot, at }) => (
          <li key={at} className="flex items-center">
            <TimeInput
              aria-label={`Time ${at + 1}`}
              aria-invalid={error ? true : undefined}
              value={slot}
              onChange={(time) => onChange(slots.map((one, place) => (place === at ? time : one)))}
              className="w-24 tabular-nums max-sm:w-28"
            />
            <Button
              variant="quiet"
              size="sm"
              square
              aria-label={`Remove ${slot ? formatClock(slot) : `time ${at + 1}`}`}
              disabledReason={slots.length === 1 ? 'At least one time is required' : undefined}
              onClick={() => onChange(slots.filter((_, place) => place !== at))}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
        <li className="flex flex-wrap max-sm:-ml-3 max-sm:w-full">
          {slots.length < maxSlots && (
            <Button variant="quiet" onClick={() => onChange([...slots, nextSlot(slots)])}>
              <Plus aria-hidden /> Add time
            </Button>
          )}
          <Button variant="quiet" onClick={() => onChange(null)}>
            Choose automatically
          </Button>
        </li>
      </ul>
      <p className="text-ink-faint text-xs">In {timeZone}. The times of day you prefer to publish.</p>
      <p role="alert" className="text-bad text-xs empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
