'use client'
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs'
import { useSyncExternalStore } from 'react'
import { parseDay, type ScheduleView, scheduleViews } from './calendar-days.ts'

const narrow = '(max-width: 47.99rem)'

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(narrow)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/**
 * The shape and the day in the URL. If the URL names no shape, a phone shows the list and anything
 * wider the month; `settled` is false until the window has said which.
 */
export function useScheduleView(today: string) {
  const [{ view, date }, set] = useQueryStates(
    { view: parseAsStringLiteral(scheduleViews), date: parseAsString },
    { history: 'push' },
  )
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => undefined,
  )
  const shown: ScheduleView = view ?? (isNarrow ? 'list' : 'month')
  return {
    view: shown,
    settled: view !== null || isNarrow !== undefined,
    /** The value in the URL; undefined if the URL names no shape. */
    askedView: view ?? undefined,
    day: parseDay(date) ?? today,
    show: (next: ScheduleView, day?: string) => void set({ view: next, ...(day && { date: day }) }),
    goTo: (day: string | undefined) => void set({ date: day ?? null }),
  }
}
