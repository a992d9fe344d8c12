'use client'
import { ChevronUp } from 'lucide-react'
import { NativeButton } from '#components/ui/native-button.tsx'
import { StatusDot } from '#components/ui/status-pill.tsx'
import type { FreeSlot, ScheduleDay, ScheduleEntry } from '#contract/schedule.ts'
import { classNames } from '#lib/class-names.ts'
import { formatDay } from '#lib/format-day.ts'
import { formatCount } from '#lib/format-number.ts'
import type { CalendarData } from './calendar-data.ts'
import { daysFrom, weeksOfMonthView } from './calendar-days.ts'
import { DayDrop } from './day-drop.tsx'
import { type ChipRoom, EntryChip, entryKey } from './entry-chip.tsx'
import { entryKind } from './entry-kinds.ts'
import { GapMark, GapSign } from './gap-mark.tsx'
import { isMarkedGap, isNear } from './marked-gap.ts'
import { useScheduleDesk } from './schedule-context.tsx'
import { SlotChip } from './slot-chip.tsx'

/** A cell shows so many things; the rest is one step away, in the day. */
const shownInCell = 3

export type CalendarViewProps = {
  day: string
  calendar: CalendarData
  onOpenDay: (day: string) => void
}

export type MonthViewProps = CalendarViewProps & {
  /** Whether the weeks that are over are shown, too. */
  showsPast: boolean
  onShowPast: (shows: boolean) => void
}

/** The weeks of a month, Monday first. The month that is now begins with this week; what is over is one press away. */
export function MonthView({ day, calendar, onOpenDay, showsPast, onShowPast }: MonthViewProps) {
  const { today } = useScheduleDesk()
  const { from, to, past } = weeksOfMonthView(day, today)
  const days = daysFrom(from, to)
  const shown = showsPast ? days : days.filter((date) => !past.includes(date))
  return (
    <div className="overflow-hidden rounded-lg border border-rule bg-sheet">
      {past.length > 0 && (
        <PastWeeks
          past={past}
          calendar={calendar}
          shown={showsPast}
          onToggle={() => onShowPast(!showsPast)}
        />
      )}
      <div aria-hidden className="grid grid-cols-7 border-rule border-b">
        {days.slice(0, 7).map((date) => (
          <span key={date} className="px-2 py-1.5 text-ink-faint text-xs max-md:px-0 max-md:text-center">
            {formatDay(date, 'weekday')}
          </span>
        ))}
      </div>
      <div className="-mb-px -mr-px grid grid-cols-7">
        {shown.map((date, at) => (
          <MonthCell
            key={date}
            date={date}
            outside={past.length === 0 && date.slice(0, 7) !== day.slice(0, 7)}
            namesMonth={at === 0 || date.endsWith('-01')}
            facts={calendar.days.get(date)}
            entries={calendar.entries.get(date) ?? []}
            slots={calendar.slots.get(date) ?? []}
            onOpenDay={onOpenDay}
          />
        ))}
      </div>
    </div>
  )
}

function PastWeeks({
  past,
  calendar,
  shown,
  onToggle,
}: {
  past: readonly string[]
  calendar: CalendarData
  shown: boolean
  onToggle: () => void
}) {
  const published = past.reduce((sum, date) => sum + (calendar.entries.get(date)?.length ?? 0), 0)
  const weeks = formatCount(past.length / 7, 'earlier week')
  return (
    <NativeButton
      aria-expanded={shown}
      onClick={onToggle}
      className="flex h-8 w-full items-center gap-2 border-rule border-b bg-paper px-2 text-left text-ink-soft text-xs -outline-offset-2 hover:bg-hover hover:text-ink"
    >
      <ChevronUp aria-hidden className={classNames('size-3.5', shown && 'rotate-180')} />
      {shown ? `Hide ${weeks}` : `Show ${weeks}`}
      {!shown && (
        <span className="text-ink-faint">
          {published === 0 ? 'nothing published' : `${formatCount(published, 'article')}`}
        </span>
      )}
    </NativeButton>
  )
}

/** What shares the day, and its free times, take room from the title. */
function roomOf(entries: number, slots: number): ChipRoom {
  if (entries > 2) return 'row'
  return entries + slots === 1 ? 'alone' : 'cell'
}

type MonthCellProps = {
  date: string
  /** Belongs to the month before or after. */
  outside: boolean
  namesMonth: boolean
  facts: ScheduleDay | undefined
  entries: readonly ScheduleEntry[]
  slots: readonly FreeSlot[]
  onOpenDay: (day: string) => void
}

function MonthCell(props: MonthCellProps) {
  const { date, outside, namesMonth, facts, entries, slots, onOpenDay } = props
  const { today } = useScheduleDesk()
  const isGap = isMarkedGap(facts, today)
  const shown = entries.slice(0, entries.length > shownInCell + 1 ? shownInCell : shownInCell + 1)
  const room = Math.max(0, shownInCell - shown.length)
  return (
    <DayDrop
      day={date}
      className={classNames(
        'group/cell min-h-29 min-w-0 border-rule border-r border-b p-1 max-md:min-h-13',
        (outside || date < today) && 'bg-paper/60',
      )}
    >
      <header className="flex h-6 items-center justify-between gap-1 max-md:justify-center">
        <NativeButton
          onClick={() => onOpenDay(date)}
          className={classNames(
            'inline-flex h-5 min-w-5 items-center justify-center whitespace-nowrap rounded-full px-1 text-xs hover:bg-hover',
            outside ? 'text-ink-faint' : 'text-ink-soft',
            date === today && 'bg-accent font-medium text-on-accent hover:bg-accent',
          )}
        >
          <span className="sr-only">
            Open {formatDay(date, 'short')}
            {isGap && <span className="md:hidden">, gap</span>}
          </span>
          <span aria-hidden>
            {namesMonth ? (
              <>
                <span className="md:hidden">{Number(date.slice(8))}</span>
                <span className="max-md:hidden">{formatDay(date, 'dayMonth')}</span>
              </>
            ) : (
              Number(date.slice(8))
            )}
          </span>
        </NativeButton>
        <span className="max-md:hidden">{facts && <GapMark day={facts} free={slots.length} />}</span>
      </header>
      {/* A phone has room for marks; a press on the day shows what they are. */}
      <div aria-hidden className="flex flex-wrap justify-center gap-1 pt-0.5 md:hidden">
        {entries.slice(0, 4).map((entry) => (
          <StatusDot key={entryKey(entry)} tone={entryKind(entry.kind).tone} />
        ))}
        {isGap && <GapSign />}
      </div>
      <div className="grid gap-0.5 max-md:hidden">
        {shown.map((entry) => (
          <EntryChip key={entryKey(entry)} entry={entry} room={roomOf(entries.length, slots.length)} />
        ))}
        {/* Below what is planned; thirty times the same would hide it: later ones show where the pointer or the focus is. */}
        {slots.slice(0, room).map((slot) => (
          <span
            key={slot.at}
            className={classNames(
              'block',
              !isNear(date, today) && 'invisible group-focus-within/cell:visible group-hover/cell:visible',
            )}
          >
            <SlotChip slot={slot} quiet gap={isGap} />
          </span>
        ))}
        {entries.length > shown.length && (
          <NativeButton
            onClick={() => onOpenDay(date)}
            className="min-h-6 rounded-sm px-1.5 text-left text-ink-soft text-xs hover:bg-hover hover:text-ink"
          >
            {entries.length - shown.length} more
            <span className="sr-only"> on {formatDay(date, 'short')}: open the day</span>
          </NativeButton>
        )}
      </div>
    </DayDrop>
  )
}
