const dayMs = 86_400_000

/** A day so many days later; days are `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** The same day of a month so many months later, or its last day where it has no such day. */
export function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The whole weeks of the month of a day, from Monday. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`
  const start = dayAfter(first, -((new Date(first).getUTCDay() + 6) % 7))
  const weeks: string[][] = []
  for (let monday = start; monday < monthAfter(first, 1); monday = dayAfter(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => dayAfter(monday, at)))
  return weeks
}

/** Where a key leads from a day of a calendar, as the pattern of a date grid has it; undefined for other keys. */
export function dayByKey(day: string, key: string): string | undefined {
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  switch (key) {
    case 'ArrowLeft':
      return dayAfter(day, -1)
    case 'ArrowRight':
      return dayAfter(day, 1)
    case 'ArrowUp':
      return dayAfter(day, -7)
    case 'ArrowDown':
      return dayAfter(day, 7)
    case 'Home':
      return dayAfter(day, -weekday)
    case 'End':
      return dayAfter(day, 6 - weekday)
    case 'PageUp':
      return monthAfter(day, -1)
    case 'PageDown':
      return monthAfter(day, 1)
    default:
      return undefined
  }
}
