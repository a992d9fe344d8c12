'use client'
import { useDndContext } from '@dnd-kit/core'
import { NativeButton } from '#components/ui/native-button.tsx'
import { classNames } from '#lib/class-names.ts'
import { formatClock } from '#lib/format-clock.ts'
import { formatDay } from '#lib/format-day.ts'
import { daysFrom, daysOfView } from './calendar-days.ts'
import { DayDrop } from './day-drop.tsx'
import { EntryChip, entryKey } from './entry-chip.tsx'
import { GapMark } from './gap-mark.tsx'
import { isMarkedGap } from './marked-gap.ts'
import type { CalendarViewProps } from './month-view.tsx'
import { useScheduleDesk } from './schedule-context.tsx'
import { SlotChip } from './slot-chip.tsx'
import { atTime, openTime, timesOf } from './times-of-week.ts'

/** So many entries of one time are shown; the rest is one step away, in the day. */
const shownAtTime = 3
/** More of them are no higher than what is in them. */
const manyTimes = 4

export type WeekViewProps = CalendarViewProps & {
  /** At which the workspace publishes (`HH:MM`): each has a row. */
  usualTimes: readonly string[]
}

/** Seven days beside an axis of their times, each row as high as what is in it. */
export function WeekView({ day, calendar, onOpenDay, usualTimes }: WeekViewProps) {
  const { today } = useScheduleDesk()
  const { from, to } = daysOfView('week', day, today)
  const days = daysFrom(from, to)
  const times = timesOf(days, calendar, usualTimes)
  const isCarrying = useDndContext().active !== null
  // Below the last time a day takes what is carried to it and not to a free time; with no time at all, it is only this.
  const hasRoomBelow = isCarrying || times.length === 0
  return (
    <div className="overflow-hidden rounded-lg border border-rule bg-sheet">
      {/* As high in each week while something is carried: over the turn of a week it finds its day where it was. */}
      <div
        className={classNames(
          '-mr-px grid grid-cols-[repeat(7,minmax(0,1fr))] lg:grid-cols-[3.75rem_repeat(7,minmax(0,1fr))] xl:grid-cols-[4.5rem_repeat(7,minmax(0,1fr))]',
          isCarrying ? 'min-h-80' : times.length === 0 ? 'min-h-40' : '-mb-px',
        )}
        style={{ gridTemplateRows: rowsFor(times.length, hasRoomBelow) }}
      >
        {/* Without room for it every entry still says its time. */}
        <div
          aria-hidden
          className="[grid-row:1/-1] grid grid-rows-subgrid border-rule border-r max-lg:hidden"
        >
          <span className="border-rule border-b" />
          {times.map((time) => (
            <span
              key={time}
              className="border-rule border-b whitespace-nowrap px-1.5 pt-2 text-right text-ink-soft text-xs tabular-nums"
            >
              {formatClock(time)}
            </span>
          ))}
        </div>
        {days.map((date) => (
          <WeekColumn
            key={date}
            date={date}
            times={times}
            usualTimes={usualTimes}
            calendar={calendar}
            isCarrying={isCarrying}
            onOpenDay={onOpenDay}
          />
        ))}
      </div>
    </div>
  )
}

/**
 * The names of the days, a row for each time, and where there is room below them, one for it. No row grows or shrinks when
 * something is picked up: it is dropped where it was seen.
 */
function rowsFor(times: number, hasRoomBelow: boolean): string {
  const below = hasRoomBelow ? 'minmax(2rem, 1fr)' : ''
  if (times === 0) return `min-content ${below}`
  const least = times > manyTimes ? 'min-content' : (fewTimes[times] ?? '4.75rem')
  return `min-content repeat(${times}, minmax(${least}, max-content)) ${below}`
}

/** A week of one time or two is no strip. */
const fewTimes: Readonly<Record<number, string>> = { 1: '14rem', 2: '8rem' }

type WeekColumnProps = Omit<WeekViewProps, 'day'> & {
  date: string
  times: readonly string[]
  isCarrying: boolean
}

function WeekColumn(props: WeekColumnProps) {
  const { date, times, usualTimes, calendar, isCarrying, onOpenDay } = props
  const { today, timeZone, now } = useScheduleDesk()
  const facts = calendar.days.get(date)
  return (
    <DayDrop
      day={date}
      className={classNames(
        '[grid-row:1/-1] grid min-w-0 grid-rows-subgrid border-rule border-r',
        date < today && 'bg-paper/60',
        date === today && 'bg-accent-wash/40 shadow-[inset_0_2px_0_var(--accent)]',
      )}
    >
      <header className="flex min-h-10 flex-wrap items-center justify-between gap-x-1 border-rule border-b py-1 xl:px-1.5">
        <NativeButton
          onClick={() => onOpenDay(date)}
          className={classNames(
            'flex items-baseline gap-1.5 rounded-sm px-1 text-xs hover:bg-hover',
            date === today ? 'font-medium text-accent' : 'text-ink-soft',
          )}
        >
          <span className="sr-only">Open </span>
          {formatDay(date, 'weekday')}{' '}
          <span className={classNames('text-base', date !== today && 'text-ink')}>
            {Number(date.slice(8))}
          </span>
          {date === today && <span className="max-lg:sr-only">today</span>}
        </NativeButton>
        {facts && <GapMark day={facts} free={calendar.slots.get(date)?.length ?? 0} />}
      </header>
      {times.map((time) => {
        const inCell = atTime(calendar, date, time)
        const { entries, slots } = inCell
        const open = usualTimes.includes(time)
          ? openTime(inCell, { day: date, time, timeZone, now })
          : undefined
        const shown = entries.slice(0, entries.length > shownAtTime + 1 ? shownAtTime : shownAtTime + 1)
        return (
          <div
            key={time}
            className={classNames(
              'group/time grid gap-1 border-rule border-b p-0.5 xl:gap-1.5 xl:p-1.5',
              // All of a free time takes what is carried, and not its label alone.
              isCarrying ? 'content-stretch' : 'content-start',
            )}
          >
            {shown.map((entry) => (
              <EntryChip key={entryKey(entry)} entry={entry} room="column" />
            ))}
            {entries.length > shown.length && (
              <NativeButton
                onClick={() => onOpenDay(date)}
                className="min-h-6 rounded-sm px-1.5 text-left text-ink-soft text-xs hover:bg-hover hover:text-ink"
              >
                {entries.length - shown.length} more at {formatClock(time)}
                <span className="sr-only"> on {formatDay(date, 'short')}: open the day</span>
              </NativeButton>
            )}
            {slots.map((slot) => (
              <SlotChip key={slot.at} slot={slot} droppable timed="axis" gap={isMarkedGap(facts, today)} />
            ))}
            {open && (
              <span
                className={classNames(
                  'grid',
                  !isCarrying && 'opacity-0 focus-within:opacity-100 group-hover/time:opacity-100',
                )}
              >
                <SlotChip slot={open} droppable timed="axis" />
              </span>
            )}
          </div>
        )
      })}
    </DayDrop>
  )
}
