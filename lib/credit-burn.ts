import type { Spending } from '#contract/credits.ts'
import { daysBetween } from './day-in-zone.ts'
import { usualDays as windowDays } from './usual-period.ts'

const dayMs = 86_400_000

/** A single busy day says nothing about the next ones. */
const leastActiveDays = 3
const leastWindowDays = 7
const firstDays = 5

/** How fast credits are used up, in credits a day. */
export type CreditBurn = {
  /** Undefined while there is too little to tell from. */
  perDay: number | undefined
  /** Days with spending among the last `days`, of which today is the last. */
  activeDays: number
  days: number
  /** A running session plans more than was spent so far. */
  bySession?: true
}

type Rhythm = { status: string; interval_minutes: number; estimated_credits_per_article: number }

/**
 * The pace of the last 30 days, or since the first spending where that is later (at least 7 days): what was spent, by the
 * number of days, so that it agrees with the total that stands beside it. With fewer than 3 days of spending there is none.
 * @param today `YYYY-MM-DD`, in the time zone that the spending is dated in.
 */
export function creditBurn(spending: readonly Spending[], today: string): CreditBurn {
  const spent = new Map<string, number>()
  for (const { date, credits } of spending) {
    const age = daysBetween(date, today)
    if (credits > 0 && age >= 0 && age < windowDays) spent.set(date, (spent.get(date) ?? 0) + credits)
  }
  const age = Math.max(0, ...[...spent.keys()].map((date) => daysBetween(date, today)))
  // A first spending of the window's first days is hardly the first there was.
  const days = age + firstDays >= windowDays ? windowDays : Math.max(leastWindowDays, age + 1)
  const activeDays = spent.size
  const total = [...spent.values()].reduce((sum, credits) => sum + credits, 0)
  return { perDay: activeDays < leastActiveDays ? undefined : total / days, activeDays, days }
}

/** The burn to come: a running session that will spend more than was spent so far sets the pace. */
export function burnAhead(burn: CreditBurn, sessions: readonly Rhythm[]): CreditBurn {
  const running = sessions.find(({ status }) => status === 'running')
  const perDay = running ? (running.estimated_credits_per_article * 1440) / running.interval_minutes : 0
  return perDay > (burn.perDay ?? 0) ? { ...burn, perDay, bySession: true } : burn
}

/** For how many whole days the credits last at that burn; undefined while nothing can be told. */
export function daysLeft(credits: number, { perDay = 0 }: CreditBurn): number | undefined {
  return perDay > 0 ? Math.floor(Math.max(0, credits) / perDay) : undefined
}

/** The last 30 days, oldest first, as `YYYY-MM-DD`. */
export function lastDays(today: string): string[] {
  const end = Date.parse(`${today}T00:00:00Z`)
  return Array.from({ length: windowDays }, (_, at) =>
    new Date(end - (windowDays - 1 - at) * dayMs).toISOString().slice(0, 10),
  )
}
