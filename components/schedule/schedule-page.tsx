'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { useNow } from '#components/ui/now.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Schedule } from '#contract/schedule.ts'
import { nextFreeSlot } from '#lib/next-free-slot.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { nextSlots, unscheduledDrafts } from '#lib/queries/requests.ts'
import { daysOfView } from './calendar-days.ts'
import { DraftsTray } from './drafts-tray.tsx'
import { type DropTarget, meaningOfDrop } from './drop-target.ts'
import { KindsLegend } from './kinds-legend.tsx'
import { ListView } from './list-view.tsx'
import { MonthView } from './month-view.tsx'
import type { Movable } from './move-entry.ts'
import type { ScheduleActions } from './schedule-actions.ts'
import { ScheduleBoard } from './schedule-board.tsx'
import { ScheduleContext } from './schedule-context.tsx'
import { CalendarSkeleton, TraySkeleton } from './schedule-skeleton.tsx'
import { ScheduleToolbar } from './schedule-toolbar.tsx'
import type { Selected } from './selection-popover.tsx'
import { SlotsNote } from './slots-note.tsx'
import { useScheduleMoves } from './use-schedule-moves.ts'
import { useScheduleView } from './use-schedule-view.ts'
import { WeekView } from './week-view.tsx'

const loadSelection = () => import('./selection-popover.tsx').then((m) => m.SelectionPopover)
const SelectionPopover = dynamic(loadSelection, { ssr: false })
const FeedDialog = dynamic(() => import('./feed-dialog.tsx').then((m) => m.FeedDialog), { ssr: false })

export type SchedulePageProps = {
  /** Today and the zone as the server knew them when it drew the page. */
  today: string
  timeZone: string
  actions: ScheduleActions
}

/** The calendar of the desk: what appeared, what will, what lacks, and the drafts that could fill it. */
export function SchedulePage({ today: drawnToday, timeZone: drawnZone, actions }: SchedulePageProps) {
  const { view, settled, askedView, day, show, goTo } = useScheduleView(drawnToday)
  const range = daysOfView(settled ? view : askedView, day)
  const timeline = useQuery(operationQuery('getSchedule', { query: range }))
  const slots = useQuery(operationQuery('suggestSlots', nextSlots))
  const tray = useQuery(operationQuery('listArticles', unscheduledDrafts))
  const now = useNow()
  const [selected, setSelected] = useState<Selected>()
  const [subscribing, setSubscribing] = useState(false)

  const schedule = timeline.data
  const timeZone = schedule?.timezone ?? drawnZone
  const today = schedule?.today ?? drawnToday
  const moves = useScheduleMoves(actions.change, timeZone)
  const freeSlots = slots.data?.free_slots ?? []
  const nextFree = slots.data && nextFreeSlot(slots.data, now ?? 0)?.toISOString()
  const drafts = tray.data?.articles.flatMap(({ id, title, topic }): Movable[] =>
    id === undefined ? [] : [{ id, title: title ?? topic ?? 'Untitled draft' }],
  )
  const calendar = schedule && {
    schedule,
    entries: Map.groupBy(schedule.entries, ({ date }) => date),
    slots: Map.groupBy(freeSlots, ({ date }) => date),
  }

  const drop = (item: Movable, target: DropTarget) => {
    const plan = { timeZone, now: now ?? 0, freeSlots, slots: slots.data?.slots ?? ['09:00'] }
    const meaning = meaningOfDrop(item, target, plan)
    if (meaning === 'past') toast.failed('That time has passed. Choose a later one.')
    else if (meaning !== 'drafts') moves.schedule(item, meaning)
    else if (item.at !== undefined) moves.unschedule(item)
  }

  return (
    <ScheduleContext desk={{ timeZone, today, now, select: (what, anchor) => setSelected({ what, anchor }) }}>
      <ScheduleToolbar
        view={view}
        day={day}
        today={today}
        timeZone={timeZone}
        onView={(next) => show(next)}
        onDay={goTo}
        onSubscribe={() => setSubscribing(true)}
      />
      <ScheduleBoard timeZone={timeZone} onDrop={drop}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only sees that somebody is about to press what is within. */}
        <div
          className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_17rem]"
          onPointerEnter={() => void loadSelection()}
          onFocus={() => void loadSelection()}
        >
          <div className="min-w-0" aria-busy={timeline.isPlaceholderData || undefined}>
            {schedule?.truncated && (
              <Notice tone="warn" title="Some entries aren't shown">
                This range has too many entries. Switch to the week view.
              </Notice>
            )}
            {calendar ? (
              <>
                {(!settled || view === 'month') && (
                  <div className={settled ? undefined : 'max-md:hidden'}>
                    <MonthView day={day} calendar={calendar} onOpenWeek={(date) => show('week', date)} />
                  </div>
                )}
                {view === 'week' && <WeekView day={day} calendar={calendar} />}
                {(!settled || view === 'list') && (
                  <div className={settled ? undefined : 'md:hidden'}>
                    <ListView day={day} calendar={calendar} />
                  </div>
                )}
                <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 pt-3">
                  <KindsLegend
                    present={new Set(calendar.schedule.entries.map(({ kind }) => kind))}
                    runsStayDrafts={runsStayDrafts(calendar.schedule)}
                  />
                  {slots.data && <SlotsNote suggestion={slots.data} />}
                </div>
              </>
            ) : timeline.isError ? (
              <LoadProblem what="The calendar" query={timeline} />
            ) : (
              <CalendarSkeleton />
            )}
          </div>
          <DraftsTray
            drafts={drafts}
            total={tray.data?.total}
            instead={tray.isError ? <LoadProblem dense what="The drafts" query={tray} /> : <TraySkeleton />}
          />
        </div>
      </ScheduleBoard>
      {selected && (
        <SelectionPopover
          selected={selected}
          drafts={drafts}
          freeSlots={freeSlots}
          nextFree={nextFree}
          moves={moves}
          onDrop={drop}
          onClose={() => setSelected(undefined)}
        />
      )}
      {subscribing && (
        <FeedDialog
          createFeed={actions.createFeed}
          deleteFeed={actions.deleteFeed}
          onClose={() => setSubscribing(false)}
        />
      )}
    </ScheduleContext>
  )
}

/** A day with runs and no post: what the session writes then does not appear by itself. */
function runsStayDrafts({ entries, days }: Schedule): boolean {
  const withRuns = new Set(entries.flatMap(({ kind, date }) => (kind === 'session_run' ? date : [])))
  return days.some(({ date, scheduled }) => withRuns.has(date) && scheduled === 0)
}
