'use client'
import { formatDuration } from '#lib/format-time.ts'
import { useNow } from './now.tsx'

/** A clock that runs up from `since`, and stops at `until` (ISO 8601). */
export function ElapsedTime({ since, until }: { since: string; until?: string }) {
  const now = useNow()
  const end = until ? Date.parse(until) : now
  if (end === undefined) return <span>–</span>
  return <span>{formatDuration((end - Date.parse(since)) / 1000)}</span>
}
