import type { ScheduleEntry } from '#contract/schedule.ts'

/** The page of what stands in the calendar. */
export function entryHref({ article_id: article, session_id: session }: ScheduleEntry): string {
  if (article !== undefined) return `/articles/${encodeURIComponent(article)}`
  return session === undefined ? '/sessions' : `/sessions/${encodeURIComponent(session)}`
}
