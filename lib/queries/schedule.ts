import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Schedule, ScheduleFeed, SlotSuggestion } from '#contract/schedule.ts'
import { articleListQuery } from './articles.ts'
import { fetchJson } from './fetch-json.ts'

/** Everything that shows when something appears; invalidate it after a time was set or cleared. */
export const scheduleKey = ['schedule'] as const
export const timelineKey = [...scheduleKey, 'timeline'] as const

/** Whole days, both included, as `YYYY-MM-DD`. */
export type DayRange = { from: string; to: string }

/** What appeared and will appear in some days; the days before stay on screen while others are read. */
export function timelineQuery({ from, to }: DayRange) {
  return queryOptions({
    queryKey: [...timelineKey, { from, to }],
    queryFn: ({ signal }) => fetchJson<Schedule>(`/api/schedule?from=${from}&to=${to}`, { signal }),
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })
}

/** How many free slots are asked for: a quarter of them with two posts a day. */
export const slotsAsked = 200

/** Recommended times, and the next free ones where the service tells them. */
export const slotsQuery = queryOptions({
  queryKey: [...scheduleKey, 'slots'],
  queryFn: ({ signal }) => fetchJson<SlotSuggestion>('/api/schedule/slots', { signal }),
  staleTime: 10_000,
})

/** Drafts that have no time yet, newest first. */
export const trayFilter = { status: 'unscheduled', limit: 100, offset: 0 } as const
export const trayQuery = articleListQuery(trayFilter)

/** The secret address that calendar programs subscribe to. */
export const scheduleFeedQuery = queryOptions({
  queryKey: [...scheduleKey, 'feed'],
  queryFn: ({ signal }) => fetchJson<ScheduleFeed>('/api/schedule/feed', { signal }),
  staleTime: 30_000,
  retry: false,
})
