'use client'
import { NativeButton } from '#components/ui/native-button.tsx'
import type { FreeSlot, Schedule, ScheduleDay, ScheduleEntry } from '#contract/schedule.ts'
import { classNames } from '#lib/class-names.ts'
import { daysFrom, monthWeeks } from './calendar-days.ts'
import { DayDrop } from './day-drop.tsx'
import { EntryChip, entryKey } from './entry-chip.tsx'
import { formatDay } from './format-day.ts'
import { GapMark } from './gap-mark.tsx'
import { useScheduleDesk } from './schedule-context.tsx'
import { SlotChip } from './slot-chip.tsx'

/** A cell shows so many things; the rest is one step away, in the week. */
const shownInCell = 3

export type CalendarDays = {
  schedule: Schedule
  /** By day. */
  entries: ReadonlyMap<string, readonly ScheduleEntry[]>
  slots: ReadonlyMap<string, readonly FreeSlot[]>
}

/** The weeks of a month, Monday first. */
export function MonthView({
  day,
  calendar,
  onOpenWeek,
}: {
  day: string
  calendar: CalendarDays
  onOpenWeek: (day: string) => void
}) {
  const { from, to } = monthWeeks(day)
  const days = daysFrom(from, to)
  const facts = new Map(calendar.schedule.days.map((one) => [one.date, one]))
  return (
    <div className="relative overflow-x-auto overflow-y-hidden rounded-lg border border-rule bg-sheet">
      <div aria-hidden className="grid min-w-2xl grid-cols-7 border-rule border-b">
        {days.slice(0, 7).map((date) => (
          <span key={date} className="px-2 py-1.5 text-ink-faint text-xs">
            {formatDay(date, 'weekday')}
          </span>
        ))}
      </div>
      <div className="-mb-px -mr-px grid min-w-2xl grid-cols-7">
        {days.map((date) => (
          <MonthCell
            key={date}
            date={date}
            outside={date.slice(0, 7) !== day.slice(0, 7)}
            facts={facts.get(date)}
            entries={calendar.entries.get(date) ?? []}
            slots={calendar.slots.get(date) ?? []}
            onOpenWeek={onOpenWeek}
          />
        ))}
      </div>
    </div>
  )
}

type MonthCellProps = {
  date: string
  /** Belongs to the month before or after. */
  outside: boolean
  facts: ScheduleDay | undefined
  entries: readonly ScheduleEntry[]
  slots: readonly FreeSlot[]
  onOpenWeek: (day: string) => void
}

function MonthCell({ date, outside, facts, entries, slots, onOpenWeek }: MonthCellProps) {
  const { today } = useScheduleDesk()
  const shown = entries.slice(0, entries.length > shownInCell + 1 ? shownInCell : shownInCell + 1)
  const room = Math.max(0, shownInCell - shown.length)
  return (
    <DayDrop
      day={date}
      className={classNames(
        'min-h-29 min-w-0 border-rule border-r border-b p-1',
        (outside || date < today) && 'bg-paper',
      )}
    >
      <header className="flex h-6 items-center justify-between gap-1">
        <span
          className={classNames(
            'inline-flex h-5 min-w-5 items-center justify-center rounded-full px-1 text-xs',
            outside ? 'text-ink-faint' : 'text-ink-soft',
            date === today && 'bg-accent font-medium text-on-accent',
          )}
        >
          {Number(date.slice(8))}
        </span>
        {facts && <GapMark day={facts} />}
      </header>
      <div className="grid gap-0.5">
        {shown.map((entry) => (
          <EntryChip key={entryKey(entry)} entry={entry} roomy={entries.length === 1} />
        ))}
        {slots.slice(0, room).map((slot) => (
          <SlotChip key={slot.at} slot={slot} />
        ))}
        {entries.length > shown.length && (
          <NativeButton
            type="button"
            onClick={() => onOpenWeek(date)}
            className="min-h-6 rounded-sm px-1.5 text-left text-ink-soft text-xs hover:bg-hover hover:text-ink"
          >
            {entries.length - shown.length} more
            <span className="sr-only"> on {formatDay(date, 'short')}: open the week</span>
          </NativeButton>
        )}
      </div>
    </DayDrop>
  )
}
