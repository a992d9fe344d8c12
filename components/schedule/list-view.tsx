'use client'
import { ChevronDown } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { formatDay } from '#lib/format-day.ts'
import { formatCount } from '#lib/format-number.ts'
import type { CalendarData } from './calendar-data.ts'
import { daysFrom, daysOfView } from './calendar-days.ts'
import { DayAgenda } from './day-agenda.tsx'
import { DayDrop } from './day-drop.tsx'
import { entryKey } from './entry-chip.tsx'
import { entryHref } from './entry-href.ts'
import { foldEmptyDays } from './fold-empty-days.ts'
import { GapMark } from './gap-mark.tsx'
import { isMarkedGap, isNear } from './marked-gap.ts'
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

/** The days of a week below one another, for a phone. */
export function WeekList({ day, calendar }: CalendarViewProps) {
  const { today } = useScheduleDesk()
  const { from, to } = daysOfView('week', day, today)
  return <DaysList days={daysFrom(from, to)} calendar={calendar} />
}

/** Days below one another, each with what is in it; j and k go through the entries. */
function DaysList({ days, calendar }: { days: readonly string[]; calendar: CalendarData }) {
  const { today } = useScheduleDesk()
  const router = useRouter()
  const [unfolded, setUnfolded] = useState<readonly string[]>([])
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
      {foldEmptyDays(days, calendar, today).map((row) => {
        if (row.kind === 'day')
          return <DayRow key={row.day} day={row.day} calendar={calendar} activeId={activeId} />
        if (row.days.some((day) => unfolded.includes(day)))
          return row.days.map((day) => <DayRow key={day} day={day} calendar={calendar} activeId={activeId} />)
        return (
          <EmptyDays
            key={row.days[0]}
            days={row.days}
            onUnfold={() => setUnfolded([...unfolded, ...row.days])}
          />
        )
      })}
    </ol>
  )
}

function DayRow({
  day,
  calendar,
  activeId,
}: {
  day: string
  calendar: CalendarData
  activeId: string | undefined
}) {
  const { today } = useScheduleDesk()
  const facts = calendar.days.get(day)
  const entries = calendar.entries.get(day) ?? []
  const slots = calendar.slots.get(day) ?? []
  // What is planned later has its free times beside its date: as rows they would be most of the list.
  const isAside = entries.length > 0 && !isNear(day, today)
  return (
    // What is far below is not laid out until it is near: a month may have 500 rows.
    <li className="[contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
      <DayDrop day={day} className="min-h-9 rounded-sm">
        <div className="flex items-center gap-2 border-rule border-b pb-1">
          <h2 className="flex items-center gap-2 text-sm">
            <span className={day === today ? 'font-medium text-accent' : 'font-medium text-ink'}>
              {formatDay(day, 'short')}
            </span>
            {day === today && <span className="text-ink-faint text-xs">today</span>}
            {facts && <GapMark day={facts} free={slots.length} />}
          </h2>
          {isAside && (
            <span className="ml-auto flex">
              {slots.map((slot) => (
                <span key={slot.at} className="w-24">
                  <SlotChip slot={slot} droppable quiet />
                </span>
              ))}
            </span>
          )}
          {entries.length + slots.length === 0 && (
            <span className="ml-auto text-ink-faint text-xs">Nothing planned</span>
          )}
        </div>
        <DayAgenda
          entries={entries}
          slots={isAside ? [] : slots}
          gap={isMarkedGap(facts, today)}
          activeId={activeId}
        />
      </DayDrop>
    </li>
  )
}

/** Several days in a row that have nothing in them; a press shows each with its free times. */
function EmptyDays({ days, onUnfold }: { days: readonly string[]; onUnfold: () => void }) {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return (
    <li>
      <NativeButton
        onClick={onUnfold}
        className="flex min-h-9 w-full items-center gap-2 rounded-sm border border-rule border-dashed px-2 text-left text-ink-soft text-xs -outline-offset-2 hover:bg-hover hover:text-ink"
      >
        <ChevronDown aria-hidden className="size-3.5 shrink-0" />
        <span>
          {formatDay(first, 'short')} – {formatDay(last, 'short')}
        </span>
        <span className="ml-auto text-ink-faint">
          {formatCount(days.length, 'day')} with nothing planned
          <span className="sr-only">: show</span>
        </span>
      </NativeButton>
    </li>
  )
}
