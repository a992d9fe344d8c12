import type { ScheduleEntry } from '#contract/schedule.ts'

/** Returns the page of a calendar entry. */
export function entryHref({ article_id: article, session_id: session }: ScheduleEntry): string {
  if (article !== undefined) return `/articles/${encodeURIComponent(article)}`
  return session === undefined ? '/sessions' : `/sessions/${encodeURIComponent(session)}`
}
