import { calendarInstant, calendarLines, calendarText } from './calendar-text.ts'
import type { CalendarEntry } from './list-entries.ts'

/** How long an appearance is drawn; one without any length is hidden by some calendars. */
const shownFor = 'PT15M'
/** How often a calendar that asks may ask again. */
const refreshEvery = 'PT1H'

export type CalendarAbout = {
  /** Whose calendar it is. */
  name: string
  /** Makes the ids of the events unique in the world. */
  host: string
  dashboardUrl: string
}

/**
 * The calendar as iCalendar 2.0 (RFC 5545, with NAME and REFRESH-INTERVAL of RFC 7986). Times are in UTC. It has no METHOD,
 * so DTSTAMP is when an entry last changed (3.8.7.2), and the same entries give the same bytes.
 */
export function calendarDocument(about: CalendarAbout, entries: readonly CalendarEntry[]): string {
  const name = calendarText(`${about.name}: publishing`)
  return calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Masthead//Publishing schedule//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshEvery}`,
    `X-PUBLISHED-TTL:${refreshEvery}`,
    ...entries.flatMap((entry) => event(about, entry)),
    'END:VCALENDAR',
  ])
}

const words: Record<CalendarEntry['kind'], string> = {
  published: 'Published',
  publishing: 'Being published',
  writing: 'Writing',
  scheduled: 'Scheduled',
  session_run: 'Session run',
}

function event(about: CalendarAbout, entry: CalendarEntry): string[] {
  const { kind, at, title, description, articleId, articleUrl, run, updatedAt } = entry
  const id = articleId ? `article-${articleId}` : `session-${run?.sessionId}-${run?.topicId}`
  const link =
    articleUrl ??
    `${about.dashboardUrl}/${articleId ? `articles/${articleId}` : `sessions/${run?.sessionId}`}`
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${about.host}`,
    `DTSTAMP:${calendarInstant(updatedAt?.getTime() ?? at)}`,
    `DTSTART:${calendarInstant(at)}`,
    `DURATION:${shownFor}`,
    `SUMMARY:${calendarText(kind === 'published' ? title : `${words[kind]}: ${title}`)}`,
    ...(description ? [`DESCRIPTION:${calendarText(description)}`] : []),
    // An address is no TEXT: nothing in it is escaped, and it has no character that would need it.
    `URL:${new URL(link).href}`,
    `CATEGORIES:${words[kind]}`,
    `STATUS:${kind === 'published' ? 'CONFIRMED' : 'TENTATIVE'}`,
    // Reading is no appointment.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}
