'use client'
import { Button } from '#components/ui/button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { StatusDot } from '#components/ui/status-pill.tsx'
import { classNames } from '#lib/class-names.ts'
import { formatDay } from '#lib/format-day.ts'
import { formatCount } from '#lib/format-number.ts'
import type { CalendarData } from './calendar-data.ts'
import { addDays, daysFrom, daysOfView } from './calendar-days.ts'
import { DayAgenda } from './day-agenda.tsx'
import { DayDrop } from './day-drop.tsx'
import { DaysAhead } from './days-ahead.tsx'
import { entryKey } from './entry-chip.tsx'
import { entryKind } from './entry-kinds.ts'
import { GapSign } from './gap-mark.tsx'
import { isMarkedGap } from './marked-gap.ts'
import type { CalendarViewProps } from './month-view.tsx'
import { useScheduleDesk } from './schedule-context.tsx'

/** One day in full under its week, whose days can be opened and take what is carried to them, and what comes after it. */
export function DayView({ day, calendar, onOpenDay }: CalendarViewProps) {
  const { today, select } = useScheduleDesk()
  const { from, to } = daysOfView('day', day, today)
  const facts = calendar.days.get(day)
  const entries = calendar.entries.get(day) ?? []
  const slots = calendar.slots.get(day) ?? []
  const isGap = isMarkedGap(facts, today)
  return (
    <div className="overflow-hidden rounded-lg border border-rule bg-sheet">
      <div className="-mr-px grid grid-cols-7 border-rule border-b">
        {daysFrom(from, to).map((date) => (
          <WeekDay
            key={date}
            date={date}
            chosen={date === day}
            calendar={calendar}
            onOpen={() => onOpenDay(date)}
          />
        ))}
      </div>
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5">
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          {isGap && (
            <span className="inline-flex items-center gap-1.5 text-ink text-xs">
              <GapSign />
              Gap
            </span>
          )}
          <span className="text-ink-soft">
            {isGap
              ? `${facts.scheduled} of ${formatCount(facts.target, 'article')} planned`
              : entries.length > 0
                ? `${formatCount(entries.length, 'entry', 'entries')}`
                : day < today
                  ? 'No articles on this day'
                  : 'Nothing planned'}
          </span>
        </p>
        {day >= today && (
          <span className="flex flex-wrap gap-2">
            {/* A free time below says it already. */}
            {slots.length === 0 && (entries.length === 0 || isGap) && (
              <Button
                size="sm"
                aria-haspopup="dialog"
                onClick={(event) => select({ kind: 'fill', day }, event.currentTarget)}
              >
                Add article
              </Button>
            )}
            {entries.length === 0 && (
              <LinkButton size="sm" href="/sessions/new">
                Plan a session
              </LinkButton>
            )}
          </span>
        )}
      </header>
      {entries.length + slots.length > 0 && (
        <div className="border-rule border-t px-2 py-1">
          <DayAgenda entries={entries} slots={slots} gap={isGap} />
        </div>
      )}
      <DaysAhead after={day} until={addDays(to, 7)} calendar={calendar} onOpenDay={onOpenDay} />
    </div>
  )
}

function WeekDay({
  date,
  chosen,
  calendar,
  onOpen,
}: {
  date: string
  chosen: boolean
  calendar: CalendarData
  onOpen: () => void
}) {
  const { today } = useScheduleDesk()
  const entries = calendar.entries.get(date) ?? []
  const isGap = isMarkedGap(calendar.days.get(date), today)
  return (
    <DayDrop day={date} className="border-rule border-r">
      <NativeButton
        aria-current={chosen ? 'date' : undefined}
        onClick={onOpen}
        className={classNames(
          'grid w-full justify-items-center gap-0.5 py-1.5 text-xs -outline-offset-2 hover:bg-hover',
          chosen ? 'bg-hover text-ink' : date < today ? 'text-ink-faint' : 'text-ink-soft',
        )}
      >
        <span className="text-2xs">{formatDay(date, 'weekday')}</span>
        <span
          className={classNames(
            'inline-flex size-6 items-center justify-center rounded-full text-sm',
            chosen && 'bg-primary font-medium text-on-primary',
            date === today && !chosen && 'bg-accent text-on-accent',
          )}
        >
          {Number(date.slice(8))}
        </span>
        <span className="sr-only">
          , {entries.length === 0 ? 'nothing' : entries.length} planned{isGap && ', gap'}
        </span>
        <span className="flex h-2 items-center gap-0.5">
          {entries.slice(0, 3).map((entry) => (
            <StatusDot key={entryKey(entry)} tone={entryKind(entry.kind).tone} />
          ))}
          {isGap && <GapSign />}
        </span>
      </NativeButton>
    </DayDrop>
  )
}
