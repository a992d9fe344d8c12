'use client'
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs'
import { useSyncExternalStore } from 'react'
import { parseDay, type ScheduleView, scheduleViews, usualView } from './calendar-days.ts'

const narrow = '(max-width: 47.99rem)'

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(narrow)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/**
 * The shape and the day in the URL. If the URL names no shape, a phone shows the list and anything wider the month.
 * @param drawnNarrow what the server took the window for when it drew the page
 */
export function useScheduleView(today: string, drawnNarrow: boolean) {
  const [{ view, date }, set] = useQueryStates(
    { view: parseAsStringLiteral(scheduleViews), date: parseAsString },
    { history: 'push' },
  )
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => drawnNarrow,
  )
  return {
    view: view ?? usualView(isNarrow),
    isNarrow,
    day: parseDay(date) ?? today,
    show: (next: ScheduleView, day?: string) => void set({ view: next, ...(day && { date: day }) }),
    goTo: (day: string | undefined) => void set({ date: day ?? null }),
  }
}
