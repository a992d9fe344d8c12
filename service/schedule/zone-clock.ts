import { tzOffset } from '@date-fns/tz'

/*
 * What clocks and calendars of a zone show. Days are `YYYY-MM-DD`, times of day `HH:MM`, instants milliseconds since 1970.
 * Two rules for the days on which clocks change, the same as RFC 5545 (3.3.5) has:
 * a time that is skipped is moved on by as much as was skipped; of a time that comes twice, the first counts.
 */

const minuteMs = 60_000
const dayMs = 86_400_000

/** What a clock in the zone shows, as if it were UTC. */
function wallClock(instant: number, timeZone: string): Date {
  return new Date(instant + tzOffset(timeZone, new Date(instant)) * minuteMs)
}

/** The day that it is in the zone. */
export function dayOf(instant: number, timeZone: string): string {
  return wallClock(instant, timeZone).toISOString().slice(0, 10)
}

/** The time of day in the zone, to the minute. */
export function timeOf(instant: number, timeZone: string): string {
  return wallClock(instant, timeZone).toISOString().slice(11, 16)
}

/** The instant at which clocks in the zone show a time of a day. */
export function instantOf(day: string, time: string, timeZone: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`)
  // No zone is a whole day away from UTC, and none changes its clocks twice within two days:
  // these are the offsets before and after a change, if there is one near.
  const before = tzOffset(timeZone, new Date(wall - dayMs)) * minuteMs
  const after = tzOffset(timeZone, new Date(wall + dayMs)) * minuteMs
  const shows = (offset: number) => tzOffset(timeZone, new Date(wall - offset)) * minuteMs === offset
  // A larger offset gives the earlier instant, so this is the first of two.
  const fitting = [Math.max(before, after), Math.min(before, after)].find(shows)
  return wall - (fitting ?? before)
}

/** The first instant of a day: on some days of some zones midnight is skipped. */
export function startOfDay(day: string, timeZone: string): number {
  return instantOf(day, '00:00', timeZone)
}

/** False for the few days that a zone left out when it moved across the date line. */
export function dayExists(day: string, timeZone: string): boolean {
  return startOfDay(day, timeZone) < startOfDay(addDays(day, 1), timeZone)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** How many days there are from one to another, both included. */
export function countDays(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1)
}

/** The days from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  return Array.from({ length: countDays(from, to) }, (_, at) => addDays(from, at))
}
