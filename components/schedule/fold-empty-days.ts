import type { CalendarData } from './calendar-data.ts'
import { isMarkedGap } from './marked-gap.ts'

/** A day by itself, or several in a row that have nothing in them, as `YYYY-MM-DD`. */
export type DaysRow = { kind: 'day'; day: string } | { kind: 'empty'; days: string[] }

/**
 * The days of a list with those that have nothing in them gathered, so that what is planned is seen together. Today and the
 * gaps of the coming week stay by themselves: something is to be done about them.
 * @param days in order
 */
export function foldEmptyDays(
  days: readonly string[],
  { entries, days: facts }: Pick<CalendarData, 'entries' | 'days'>,
  today: string,
): DaysRow[] {
  const rows: DaysRow[] = []
  for (const day of days) {
    const isEmpty = day !== today && !entries.has(day) && !isMarkedGap(facts.get(day), today)
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
