'use client'
import { formatDuration } from '#lib/format-time.ts'
import { useNow } from './now.tsx'

/** Whole seconds left until `until` (milliseconds since 1970); 0 once it has passed or when undefined. */
export function useSecondsLeft(until: number | undefined): number {
  const now = useNow()
  if (until === undefined) return 0
  return now === undefined ? 1 : Math.max(0, Math.ceil((until - now) / 1000))
}

/** A clock that runs down: `0:42`. Screen readers do not announce every second. */
export function Countdown({ until }: { until: number }) {
  // The clock of the page ticks in whole seconds: ten minutes must not begin with 10:01.
  const left = useSecondsLeft(Math.floor(until / 1000) * 1000)
  return <span role="timer">{formatDuration(left)}</span>
}
