import type { Spending } from '#contract/credits.ts'

const maxDays = 30
const dayMs = 86_400_000

/** How fast credits are used up: the average of `days` days, of which today is the last; or what a session plans. */
export type CreditBurn = { perDay: number; days: number; bySession?: true }

type Rhythm = { status: string; interval_minutes: number; estimated_credits_per_article: number }

/**
 * The burn of the last 30 days, or since the first spending where that is later.
 * @param today `YYYY-MM-DD`, in the time zone that the spending is dated in.
 */
export function creditBurn(spending: readonly Spending[], today: string): CreditBurn {
  const recent = spending.filter(({ date, credits }) => credits > 0 && daysBetween(date, today) < maxDays)
  const age = Math.max(0, ...recent.map(({ date }) => daysBetween(date, today)))
  const days = Math.min(maxDays, age + 1)
  return { perDay: recent.reduce((sum, { credits }) => sum + credits, 0) / days, days }
}

/** The burn to come: a running session that will spend more than was spent so far sets the pace. */
export function burnAhead(burn: CreditBurn, sessions: readonly Rhythm[]): CreditBurn {
  const running = sessions.find(({ status }) => status === 'running')
  const perDay = running ? (running.estimated_credits_per_article * 1440) / running.interval_minutes : 0
  return perDay > burn.perDay ? { ...burn, perDay, bySession: true } : burn
}

/** For how many whole days the credits last at that burn; undefined while nothing is spent. */
export function daysLeft(credits: number, { perDay }: CreditBurn): number | undefined {
  return perDay > 0 ? Math.floor(Math.max(0, credits) / perDay) : undefined
}

/** The last 30 days, oldest first, as `YYYY-MM-DD`. */
export function lastDays(today: string): string[] {
  const end = Date.parse(`${today}T00:00:00Z`)
  return Array.from({ length: maxDays }, (_, at) =>
    new Date(end - (maxDays - 1 - at) * dayMs).toISOString().slice(0, 10),
  )
}

/** Today as a calendar in `timeZone` shows it. */
export function todayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
}

function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${earlier}T00:00:00Z`)) / dayMs)
}
