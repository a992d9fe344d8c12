import { daysBefore } from '#lib/day-in-zone.ts'
import { usualDays, usualPeriod } from '#lib/usual-period.ts'

/** A day (`YYYY-MM-DD`) and a number. */
export type DayValue = { day: string; value: number }

/** The days of the usual period, yesterday last, each with the sum of what is dated to it. */
export function byDay(values: readonly { date: string; amount: number }[], today: string): DayValue[] {
  const sums = new Map<string, number>()
  for (const { date, amount } of values) sums.set(date, (sums.get(date) ?? 0) + amount)
  return Array.from({ length: usualDays }, (_, at) => {
    const day = daysBefore(today, usualDays - at)
    return { day, value: sums.get(day) ?? 0 }
  })
}

/** The sum of the last seven days, and of the seven before them. */
export function twoWeeks(days: readonly DayValue[]): { last: number; before: number } {
  const sum = (part: readonly DayValue[]) => part.reduce((total, { value }) => total + value, 0)
  return { last: sum(days.slice(-7)), before: sum(days.slice(-14, -7)) }
}

/** What the overview reads of the calendar: the days of its figures and two weeks ahead. */
export function overviewDays(today: string): { from: string; to: string } {
  return { from: usualPeriod(today).from, to: daysBefore(today, -14) }
}
