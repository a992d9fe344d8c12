'use client'
import { useQuery } from '@tanstack/react-query'
import { sourceState } from '#components/jobs/source-state.ts'
import { useMinutes } from '#components/ui/now.tsx'
import { nextFreeSlot } from '#lib/next-free-slot.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { nextSlots, unscheduledDrafts } from '#lib/queries/requests.ts'
import { calendarData } from './calendar-data.ts'
import type { Movable } from './move-entry.ts'

/** What the calendar shows and plans with: the timeline of the days in `range`, free slots, and drafts without a time. */
export function useScheduleData(range: { from: string; to: string }) {
  const timeline = useQuery(operationQuery('getSchedule', { query: range }))
  const slots = useQuery(operationQuery('suggestSlots', nextSlots))
  const tray = useQuery(operationQuery('listArticles', unscheduledDrafts))
  const now = useMinutes()
  const freeSlots = slots.data?.free_slots ?? []
  const beforeFirst =
    slots.data?.published_times?.articles === 0 &&
    tray.data?.total === 0 &&
    // The days in sight may have nothing while others have.
    (tray.data.counts?.all ?? 0) === 0 &&
    timeline.data?.entries.length === 0
  return {
    now,
    timeline,
    calendar: timeline.data && calendarData(timeline.data, freeSlots, beforeFirst),
    beforeFirst,
    suggestion: slots.data,
    freeSlots,
    nextFree: slots.data && nextFreeSlot(slots.data, now ?? 0)?.toISOString(),
    tray,
    drafts: tray.data?.articles.flatMap((article): Movable[] => {
      const { id, title, topic } = article
      if (id === undefined) return []
      return [{ id, title: title ?? topic ?? 'Untitled draft', check: sourceState(article) }]
    }),
  }
}
