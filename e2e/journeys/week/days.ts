const dayMs = 86_400_000

/** The day so many days from now, in UTC. */
export const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

const words = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** `Tue 24 Nov`, as the schedule says it. */
export const toMessage = (day: string) => words.format(new Date(day)).replace(',', '')
