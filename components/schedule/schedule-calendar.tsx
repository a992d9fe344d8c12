'use client'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { daysOfView, type ScheduleView } from './calendar-days.ts'
import { DayView } from './day-view.tsx'
import { ListView, WeekList } from './list-view.tsx'
import { MonthView } from './month-view.tsx'
import { NextWeek } from './next-week.tsx'
import { useScheduleDesk } from './schedule-context.tsx'
import { CalendarSkeleton } from './schedule-skeleton.tsx'
import { SlotsNote } from './slots-note.tsx'
import type { useScheduleData } from './use-schedule-data.ts'
import { WeekView } from './week-view.tsx'

export type ScheduleCalendarProps = {
  data: ReturnType<typeof useScheduleData>
  view: ScheduleView
  isNarrow: boolean
  day: string
  onOpenDay: (day: string) => void
  onNextWeek: () => void
  showsPast: boolean
  onShowPast: (shows: boolean) => void
}

/** The timeline in the chosen shape; a skeleton or the problem while it is not there. */
export function ScheduleCalendar({
  data,
  view,
  isNarrow,
  day,
  onOpenDay,
  onNextWeek,
  showsPast,
  onShowPast,
}: ScheduleCalendarProps) {
  const { calendar, timeline, suggestion, beforeFirst } = data
  const { today } = useScheduleDesk()
  if (!calendar) {
    return timeline.isError ? (
      <LoadProblem what="The calendar" query={timeline} />
    ) : (
      <CalendarSkeleton view={view} />
    )
  }
  const parts = { day, calendar, onOpenDay }
  const week = daysOfView('week', day, today)
  return (
    <div className="min-w-0" aria-busy={timeline.isPlaceholderData || undefined}>
      {calendar.schedule.truncated && (
        <Notice tone="warn" title="Some entries aren't shown">
          This range has too many entries. Switch to the week view.
        </Notice>
      )}
      {/* A day says it itself. */}
      {beforeFirst && view !== 'day' && (
        <p className="pb-3 text-ink-soft text-sm">
          Nothing is planned yet.{' '}
          <IntentLink href="/articles/new" className="text-ink underline">
            Write your first article
          </IntentLink>{' '}
          or{' '}
          <IntentLink href="/sessions/new" className="text-ink underline">
            start a session
          </IntentLink>
          .
        </p>
      )}
      {view === 'month' && <MonthView {...parts} showsPast={showsPast} onShowPast={onShowPast} />}
      {view === 'week' &&
        (isNarrow ? <WeekList {...parts} /> : <WeekView {...parts} usualTimes={suggestion?.slots ?? []} />)}
      {view === 'week' && week.from <= today && today <= week.to && (
        <NextWeek after={week.to} calendar={calendar} onOpen={onNextWeek} />
      )}
      {view === 'day' && <DayView {...parts} />}
      {view === 'list' && <ListView {...parts} />}
      {suggestion && (
        <div className="pt-3">
          <SlotsNote suggestion={suggestion} beforeFirst={beforeFirst} />
        </div>
      )}
    </div>
  )
}
