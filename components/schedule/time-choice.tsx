'use client'
import { type FormEvent, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { DateTimeInput } from '#components/ui/date-time-input.tsx'
import { Field } from '#components/ui/field.tsx'
import { formatClock } from '#lib/format-clock.ts'
import { formatMoment } from '#lib/format-day.ts'
import { instantInZone, nextMorning, wallClockInZone } from '#lib/zone-time.ts'
import type { Movable } from './move-entry.ts'
import { useScheduleDesk } from './schedule-context.tsx'

export type TimeChoiceProps = {
  item: Movable
  /** ISO 8601; undefined when none is known. */
  nextFree: string | undefined
  onChoose: (at: string) => void
}

/** The next free slot on one press, or any time to come, which for a draft starts from it: moving without carrying. */
export function TimeChoice({ item, nextFree, onChoose }: TimeChoiceProps) {
  const { timeZone, today, now = Date.now() } = useScheduleDesk()
  const [typed, setTyped] = useState<string>()
  const start = item.at ?? nextFree
  const local =
    typed ?? (start ? wallClockInZone(new Date(start), timeZone) : nextMorning(new Date(now), timeZone))
  const instant = instantInZone(local, timeZone)
  const error = !instant
    ? 'Enter a date and time.'
    : instant.getTime() <= now
      ? 'Choose a time in the future.'
      : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (instant && !error) onChoose(instant.toISOString())
  }
  return (
    <div className="grid gap-3">
      {nextFree && nextFree !== item.at && (
        <Button variant={item.at ? 'secondary' : 'primary'} onClick={() => onChoose(nextFree)}>
          {item.at ? 'Move to' : 'Schedule for'} the next gap, {saying(nextFree, { timeZone, today })}
        </Button>
      )}
      <form onSubmit={submit} className="grid gap-2">
        <Field label="Date and time" hint={timeZone} error={error}>
          {(control) => (
            <DateTimeInput {...control} label="Date and time" value={local} onChange={setTyped} />
          )}
        </Field>
        <Button type="submit" disabledReason={error}>
          {item.at ? 'Move here' : 'Schedule'}
        </Button>
      </form>
    </div>
  )
}

function saying(at: string, { timeZone, today }: { timeZone: string; today: string }): string {
  const [date = '', time = ''] = wallClockInZone(new Date(at), timeZone).split('T')
  return date === today ? `today ${formatClock(time)}` : formatMoment({ date, time })
}
