'use client'
import { Button } from '#components/ui/button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { StatusDot } from '#components/ui/status-pill.tsx'
import { classNames } from '#lib/class-names.ts'
import { formatDay, formatMoment } from '#lib/format-day.ts'
import type { CalendarData } from './calendar-data.ts'
import { daysFrom, daysOfView } from './calendar-days.ts'
import { DayAgenda } from './day-agenda.tsx'
import { DayDrop } from './day-drop.tsx'
import { entryKey } from './entry-chip.tsx'
import { entryKind } from './entry-kinds.ts'
import { isMarkedGap } from './marked-gap.ts'
import type { CalendarViewProps } from './month-view.tsx'
import { useScheduleDesk } from './schedule-context.tsx'

/** One day in full under its week, whose days can be opened and take what is carried to them. */
export function DayView({ day, calendar, onOpenDay }: CalendarViewProps) {
  const { today, select } = useScheduleDesk()
  const { from, to } = daysOfView('day', day, today)
  const facts = calendar.days.get(day)
  const entries = calendar.entries.get(day) ?? []
  const slots = calendar.slots.get(day) ?? []
  const next = daysFrom(day, to).flatMap((date) => calendar.entries.get(date) ?? [])[0]
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
      <div className="min-h-40 px-3 py-2">
        {facts?.is_gap && entries.length > 0 && (
          <p className="flex items-center justify-between gap-2 text-ink-soft text-xs">
            {facts.scheduled} of {facts.target} planned
            <Button
              size="sm"
              aria-haspopup="dialog"
              onClick={(event) => select({ kind: 'fill', day }, event.currentTarget)}
            >
              Fill this day
            </Button>
          </p>
        )}
        <DayAgenda entries={entries} slots={slots} gap={isMarkedGap(facts, today)} />
        {entries.length === 0 && (
          <div className="grid justify-items-center gap-3 py-8 text-center text-ink-soft text-sm">
            <p>{day < today ? 'No articles on this day.' : 'Nothing is planned for this day.'}</p>
            {next && day >= today && (
              <NativeButton
                onClick={() => onOpenDay(next.date)}
                className="wrap-anywhere rounded-sm px-2 py-1 text-ink hover:bg-hover"
              >
                Next: {formatMoment(next)}, <span className="font-serif text-base">{next.title}</span>
              </NativeButton>
            )}
            {day >= today && (
              <p className="flex flex-wrap justify-center gap-2">
                {/* A free time above says it already. */}
                {slots.length === 0 && (
                  <Button
                    aria-haspopup="dialog"
                    onClick={(event) => select({ kind: 'fill', day }, event.currentTarget)}
                  >
                    Add article
                  </Button>
                )}
                <LinkButton variant="quiet" href="/sessions/new">
                  Plan a session
                </LinkButton>
              </p>
            )}
          </div>
        )}
      </div>
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
        <span className="sr-only">, {entries.length === 0 ? 'nothing' : entries.length} planned</span>
        <span className="flex h-2 gap-0.5">
          {entries.slice(0, 3).map((entry) => (
            <StatusDot key={entryKey(entry)} tone={entryKind(entry.kind).tone} />
          ))}
        </span>
      </NativeButton>
    </DayDrop>
  )
}
