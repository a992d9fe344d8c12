'use client'
import { NativeButton } from '#components/ui/native-button.tsx'
import { classNames } from '#lib/class-names.ts'
import { daysFrom, daysOfView } from './calendar-days.ts'
import { DayDrop } from './day-drop.tsx'
import { EntryChip, entryKey } from './entry-chip.tsx'
import { formatDay } from './format-day.ts'
import { GapMark } from './gap-mark.tsx'
import { DaysList } from './list-view.tsx'
import type { CalendarViewProps } from './month-view.tsx'
import { useScheduleDesk } from './schedule-context.tsx'
import { SlotChip } from './slot-chip.tsx'

/** The seven days of a week with everything in them, free slots at their times; below one another on a phone. */
export function WeekView({ day, calendar, onOpenDay }: CalendarViewProps) {
  const { today } = useScheduleDesk()
  const { from, to } = daysOfView('week', day, today)
  const days = daysFrom(from, to)
  return (
    <>
      <div className="md:hidden">
        <DaysList days={days} calendar={calendar} />
      </div>
      <div className="overflow-hidden rounded-lg border border-rule bg-sheet max-md:hidden">
        <div className="-mr-px grid grid-cols-7">
          {days.map((date) => (
            <WeekColumn key={date} date={date} calendar={calendar} onOpenDay={onOpenDay} />
          ))}
        </div>
      </div>
    </>
  )
}

function WeekColumn({ date, calendar, onOpenDay }: Omit<CalendarViewProps, 'day'> & { date: string }) {
  const { today } = useScheduleDesk()
  const facts = calendar.days.get(date)
  const things = [
    ...(calendar.entries.get(date) ?? []).map((entry) => ({ at: entry.at, entry, slot: undefined })),
    ...(calendar.slots.get(date) ?? []).map((slot) => ({ at: slot.at, entry: undefined, slot })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return (
    <DayDrop
      day={date}
      className={classNames('min-h-[55vh] min-w-0 border-rule border-r p-1.5', date < today && 'bg-paper')}
    >
      <header className="mb-1.5 flex min-h-7 flex-wrap items-center justify-between gap-x-1 border-rule border-b pb-1">
        <NativeButton
          onClick={() => onOpenDay(date)}
          className={classNames(
            'rounded-sm px-1 text-xs hover:bg-hover',
            date === today ? 'font-medium text-accent' : 'text-ink-soft',
          )}
        >
          <span className="sr-only">Open </span>
          {formatDay(date, 'weekday')} {Number(date.slice(8))}
        </NativeButton>
        {facts && <GapMark day={facts} />}
      </header>
      <div className="grid gap-1">
        {things.map(({ entry, slot }) =>
          entry ? (
            <EntryChip key={entryKey(entry)} entry={entry} room="column" />
          ) : (
            <SlotChip key={slot.at} slot={slot} droppable />
          ),
        )}
      </div>
    </DayDrop>
  )
}
