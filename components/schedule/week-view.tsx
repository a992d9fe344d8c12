'use client'
import { useEffect, useRef } from 'react'
import { classNames } from '#lib/class-names.ts'
import { daysFrom, daysOfView } from './calendar-days.ts'
import { DayDrop } from './day-drop.tsx'
import { EntryChip, entryKey } from './entry-chip.tsx'
import { formatDay } from './format-day.ts'
import { GapMark } from './gap-mark.tsx'
import type { CalendarDays } from './month-view.tsx'
import { useScheduleDesk } from './schedule-context.tsx'
import { SlotChip } from './slot-chip.tsx'

/** The seven days of a week with everything in them, free slots at their times. */
export function WeekView({ day, calendar }: { day: string; calendar: CalendarDays }) {
  const { today } = useScheduleDesk()
  const { from, to } = daysOfView('week', day)
  const facts = new Map(calendar.schedule.days.map((one) => [one.date, one]))
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A phone shows half of a week: the half that begins today, where the week has it.
    const place = daysFrom(from, to).indexOf(today)
    if (frame.current && place > 0) frame.current.scrollLeft = (frame.current.scrollWidth * place) / 7
  }, [from, to, today])
  return (
    <div ref={frame} className="relative overflow-x-auto rounded-lg border border-rule bg-sheet">
      <div className="-mr-px grid min-w-2xl grid-cols-7">
        {daysFrom(from, to).map((date) => {
          const fact = facts.get(date)
          const things = [
            ...(calendar.entries.get(date) ?? []).map((entry) => ({ at: entry.at, entry, slot: undefined })),
            ...(calendar.slots.get(date) ?? []).map((slot) => ({ at: slot.at, entry: undefined, slot })),
          ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
          return (
            <DayDrop
              key={date}
              day={date}
              className={classNames(
                'min-h-[55vh] min-w-0 border-rule border-r p-1.5',
                date < today && 'bg-paper',
              )}
            >
              <header className="mb-1.5 flex h-7 items-center justify-between gap-1 border-rule border-b pb-1">
                <span
                  className={classNames(
                    'text-xs',
                    date === today ? 'font-medium text-accent' : 'text-ink-soft',
                  )}
                >
                  {formatDay(date, 'weekday')} {Number(date.slice(8))}
                </span>
                {fact && <GapMark day={fact} />}
              </header>
              <div className="grid gap-1">
                {things.map(({ entry, slot }) =>
                  entry ? (
                    <EntryChip key={entryKey(entry)} entry={entry} roomy />
                  ) : (
                    <SlotChip key={slot.at} slot={slot} droppable />
                  ),
                )}
              </div>
            </DayDrop>
          )
        })}
      </div>
    </div>
  )
}
