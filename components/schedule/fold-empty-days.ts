import type { CalendarData } from './calendar-data.ts'
import { isMarkedGap, isNear } from './marked-gap.ts'

/** A day by itself, or several in a row that have nothing in them, as `YYYY-MM-DD`. */
export type DaysRow = { kind: 'day'; day: string } | { kind: 'empty'; days: string[] }

/**
 * The days of a list with those that have nothing in them gathered, so that what is planned is seen together. Today and the
 * gaps and free times of the coming week stay by themselves: something can be done about them.
 * @param days in order
 */
export function foldEmptyDays(
  days: readonly string[],
  { entries, slots, days: facts }: Pick<CalendarData, 'entries' | 'slots' | 'days'>,
  today: string,
): DaysRow[] {
  const rows: DaysRow[] = []
  for (const day of days) {
    const isOffered = isMarkedGap(facts.get(day), today) || (slots.has(day) && isNear(day, today))
    const isEmpty = day !== today && !entries.has(day) && !isOffered
    const last = rows.at(-1)
    if (!isEmpty) rows.push({ kind: 'day', day })
    else if (last?.kind === 'empty') last.days.push(day)
    else rows.push({ kind: 'empty', days: [day] })
  }
  // One day takes no more room by itself, and takes what is dropped on it.
  return rows.map((row) =>
    row.kind === 'empty' && row.days.length === 1 ? { kind: 'day', day: row.days[0] ?? '' } : row,
  )
}
