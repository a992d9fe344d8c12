import type { Spending } from '#contract/credits.ts'

const burnDays = 30

/** Credits used up a day, on average of the last 30 days; `spending` covers those days and no more (`listLedger`). */
export function creditsPerDay(spending: readonly Pick<Spending, 'credits'>[]): number {
  return spending.reduce((sum, { credits }) => sum + credits, 0) / burnDays
}

/** Whole days that `credits` last at `perDay`; undefined while nothing is being spent. */
export function daysLeft(credits: number, perDay: number): number | undefined {
  return perDay > 0 ? Math.max(0, Math.floor(credits / perDay)) : undefined
}
