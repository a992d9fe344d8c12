/** Whole days, both included, as `YYYY-MM-DD`. */
type DayRange = { from: string; to: string }

/** Days are `YYYY-MM-DD`: the page never turns them into instants, so no zone can move them. */
export type ScheduleView = 'day' | 'week' | 'month' | 'list'
export const scheduleViews = ['day', 'week', 'month', 'list'] as const

/** The shape where none is asked for. */
export function usualView(isNarrow: boolean): ScheduleView {
  return isNarrow ? 'list' : 'month'
}

const dayMs = 86_400_000
/** A list shows so many days. */
export const listDays = 31

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

export function daysFrom(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
  return Array.from({ length: Math.max(0, count) }, (_, at) => addDays(from, at))
}

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

/** The whole weeks of the month of a day: 4 to 6 of them. */
export function monthWeeks(day: string): DayRange {
  const first = `${day.slice(0, 7)}-01`
  return { from: mondayOf(first), to: addDays(mondayOf(addDays(stepMonth(first, 1), -1)), 6) }
}

/**
 * The month that is now goes on until five weeks are to come: on its last days there would be nothing to plan else. Weeks
 * that are over (`past`) can be folded away.
 */
export function weeksOfMonthView(day: string, today: string): DayRange & { past: string[] } {
  const { from, to } = monthWeeks(day)
  if (day.slice(0, 7) !== today.slice(0, 7)) return { from, to, past: [] }
  const thisWeek = mondayOf(today)
  const ahead = addDays(thisWeek, 34)
  return { from, to: ahead > to ? ahead : to, past: daysFrom(from, addDays(thisWeek, -1)) }
}

/** The week of a day, from Monday as in the month. */
function weekOf(day: string): DayRange {
  const from = mondayOf(day)
  return { from, to: addDays(from, 6) }
}

/** The days that a view shows: a day stands under its week. */
export function daysOfView(view: ScheduleView, day: string, today: string): DayRange {
  if (view === 'list') return { from: day, to: addDays(day, listDays - 1) }
  if (view === 'week' || view === 'day') return weekOf(day)
  const { from, to } = weeksOfMonthView(day, today)
  return { from, to }
}

/** The days that are read for a view: a week with the one after it, of which it says what is planned. */
export function daysRead(view: ScheduleView, day: string, today: string): DayRange {
  const { from, to } = daysOfView(view, day, today)
  return { from, to: view === 'week' || view === 'day' ? addDays(to, 7) : to }
}

/** The day to look at next, or before (`step` is 1 or -1). */
export function stepView(view: ScheduleView, day: string, step: 1 | -1): string {
  if (view === 'month') return stepMonth(day, step)
  return addDays(day, step * { day: 1, week: 7, list: listDays }[view])
}

/** The first of a month before or after. */
function stepMonth(day: string, step: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + step, 1)).toISOString().slice(0, 10)
}

/** A day that was typed into the address; undefined for anything that is none, or that no calendar reaches. */
export function parseDay(value: string | null | undefined): string | undefined {
  if (!value || !/^\d{4}-\d{2}-\d{2}$/.test(value) || value < '1971' || value > '9998') return undefined
  const instant = Date.parse(value)
  return Number.isNaN(instant) || addDays(value, 0) !== value ? undefined : value
}
