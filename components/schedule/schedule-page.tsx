'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { loadPatiently } from '#components/ui/load-patiently.ts'
import { toast } from '#components/ui/toast.ts'
import { classNames } from '#lib/class-names.ts'
import { daysRead, stepView } from './calendar-days.ts'
import { DraftsTray } from './drafts-tray.tsx'
import { type DropTarget, meaningOfDrop } from './drop-target.ts'
import { KindsLegend } from './kinds-legend.tsx'
import type { Movable } from './move-entry.ts'
import type { ScheduleActions } from './schedule-actions.ts'
import { ScheduleBoard } from './schedule-board.tsx'
import { ScheduleCalendar } from './schedule-calendar.tsx'
import { ScheduleContext } from './schedule-context.tsx'
import { TraySkeleton } from './schedule-skeleton.tsx'
import { ScheduleToolbar } from './schedule-toolbar.tsx'
import type { Selected } from './selection-popover.tsx'
import { useScheduleData } from './use-schedule-data.ts'
import { useScheduleMoves } from './use-schedule-moves.ts'
import { useScheduleView } from './use-schedule-view.ts'

const loadSelection = () =>
  loadPatiently(() => import('./selection-popover.tsx').then((m) => m.SelectionPopover))
const SelectionPopover = dynamic(loadSelection, { ssr: false })
const FeedDialog = dynamic(() => loadPatiently(() => import('./feed-dialog.tsx').then((m) => m.FeedDialog)), {
  ssr: false,
})

export type SchedulePageProps = {
  /** Today and the zone as the server knew them when it drew the page. */
  today: string
  timeZone: string
  /** Whether the server drew it for a phone. */
  isPhone: boolean
  actions: ScheduleActions
}

/** The calendar of the desk: what appeared, what will, what lacks, and the drafts that could fill it. */
export function SchedulePage({
  today: drawnToday,
  timeZone: drawnZone,
  isPhone,
  actions,
}: SchedulePageProps) {
  const { view, isNarrow, day, show, goTo } = useScheduleView(drawnToday, isPhone)
  const data = useScheduleData(daysRead(view, day, drawnToday))
  const [selected, setSelected] = useState<Selected>()
  const [subscribing, setSubscribing] = useState(false)
  // Each month begins with its past weeks folded.
  const [pastShownOf, setPastShownOf] = useState<string>()
  const month = day.slice(0, 7)
  const showsPast = pastShownOf === month
  const { now, tray, drafts, freeSlots } = data
  const slots = data.suggestion?.slots ?? ['09:00']
  const timeZone = data.calendar?.schedule.timezone ?? drawnZone
  const today = data.calendar?.schedule.today ?? drawnToday
  const moves = useScheduleMoves(actions.change, timeZone)

  const drop = (item: Movable, target: DropTarget) => {
    const plan = { timeZone, now: now ?? 0, freeSlots, slots }
    const meaning = meaningOfDrop(item, target, plan)
    if (meaning === 'past') toast.failed('That time has passed. Choose a later one.')
    else if (meaning !== 'drafts') moves.schedule(item, meaning)
    else if (item.at !== undefined) moves.unschedule(item)
  }
  const step = (by: 1 | -1) => goTo(stepView(view, day, by))

  return (
    <ScheduleContext desk={{ timeZone, today, now, select: (what, anchor) => setSelected({ what, anchor }) }}>
      <ScheduleBoard timeZone={timeZone} onDrop={drop} onStep={step}>
        <ScheduleToolbar
          view={view}
          day={day}
          today={today}
          showsPast={showsPast}
          timeZone={timeZone}
          onView={(next) => show(next)}
          onStep={step}
          onToday={() => goTo(undefined)}
          onSubscribe={() => setSubscribing(true)}
        />
        {/* A list and a day say it in words. */}
        {(view === 'month' || (view === 'week' && !isNarrow)) && <KindsLegend calendar={data.calendar} />}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only sees that somebody is about to press what is within. */}
        <div
          className={classNames(
            'grid items-start gap-3',
            view === 'day' ? 'grid-cols-1 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6' : 'grid-cols-1',
          )}
          onPointerEnter={() => void loadSelection()}
          onFocus={() => void loadSelection()}
        >
          <ScheduleCalendar
            data={data}
            view={view}
            isNarrow={isNarrow}
            day={day}
            onOpenDay={(date) => show('day', date)}
            onNextWeek={() => step(1)}
            showsPast={showsPast}
            onShowPast={(shows) => setPastShownOf(shows ? month : undefined)}
          />
          {/* Before the first article there is nothing to carry into it. */}
          {!(data.beforeFirst && drafts?.length === 0) && (
            <DraftsTray
              isAside={view === 'day'}
              drafts={drafts}
              total={tray.data?.total}
              instead={
                tray.isError ? (
                  <LoadProblem dense what="The drafts" query={tray} />
                ) : (
                  <TraySkeleton isAside={view === 'day'} />
                )
              }
            />
          )}
        </div>
      </ScheduleBoard>
      {selected && (
        <SelectionPopover
          selected={selected}
          drafts={drafts}
          freeSlots={freeSlots}
          slots={slots}
          nextFree={data.nextFree}
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
