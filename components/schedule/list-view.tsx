'use client'
import { useRouter } from 'next/navigation'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { formatDay } from '#lib/format-day.ts'
import type { CalendarData } from './calendar-data.ts'
import { daysFrom, daysOfView } from './calendar-days.ts'
import { DayAgenda } from './day-agenda.tsx'
import { DayDrop } from './day-drop.tsx'
import { entryKey } from './entry-chip.tsx'
import { entryHref } from './entry-href.ts'
import { GapMark } from './gap-mark.tsx'
import type { CalendarViewProps } from './month-view.tsx'
import { useScheduleDesk } from './schedule-context.tsx'
import { SlotChip } from './slot-chip.tsx'

/** A month of days below one another; days of the past without anything are left out. */
export function ListView({ day, calendar }: CalendarViewProps) {
  const { today } = useScheduleDesk()
  const { from, to } = daysOfView('list', day, today)
  const days = daysFrom(from, to).filter((date) => date >= today || calendar.entries.has(date))
  return <DaysList days={days} calendar={calendar} />
}

/** Days below one another, each with what is in it; j and k go through the entries. */
export function DaysList({ days, calendar }: { days: readonly string[]; calendar: CalendarData }) {
  const { today } = useScheduleDesk()
  const router = useRouter()
  const rows = days.flatMap((date) => calendar.entries.get(date) ?? [])
  const activeId = useListKeyboard({
    ids: rows.map(entryKey),
    onOpen: (id) => {
      const entry = rows.find((one) => entryKey(one) === id)
      if (entry) router.push(entryHref(entry))
    },
  })
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {days.map((date) => {
        const facts = calendar.days.get(date)
        const entries = calendar.entries.get(date) ?? []
        const slots = calendar.slots.get(date) ?? []
        return (
          // What is far below is not laid out until it is near: a month may have 500 rows.
          <li key={date} className="[contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
            <DayDrop day={date} className="min-h-9 rounded-sm">
              <div className="flex items-center gap-2 border-rule border-b pb-1">
                <h2 className="flex items-center gap-2 text-sm">
                  <span className={date === today ? 'font-medium text-accent' : 'font-medium text-ink'}>
                    {formatDay(date, 'short')}
                  </span>
                  {date === today && <span className="text-ink-faint text-xs">today</span>}
                  {facts && <GapMark day={facts} />}
                </h2>
                {entries.length === 0 && (
                  <span className="ml-auto flex gap-1.5 *:w-28">
                    {slots.map((slot) => (
                      <SlotChip key={slot.at} slot={slot} droppable quiet />
                    ))}
                  </span>
                )}
              </div>
              {entries.length > 0 && <DayAgenda entries={entries} slots={slots} activeId={activeId} />}
            </DayDrop>
          </li>
        )
      })}
    </ol>
  )
}
