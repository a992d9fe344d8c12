import { type CreditBurn, daysLeft } from './credit-burn.ts'
import { formatCount, formatNumber } from './format-number.ts'

/** `about 34 days`; undefined while nothing can be told. */
export function lastingWords(credits: number, burn: CreditBurn): string | undefined {
  const days = daysLeft(credits, burn)
  if (days === undefined) return undefined
  if (days > 999) return 'years'
  return days === 0 ? 'less than a day' : `about ${formatCount(days, 'day')}`
}

/** How the pace was found: `About 27 credits per day over the last 30 days.` */
export function paceWords({ perDay, activeDays, days, bySession }: CreditBurn): string {
  if (activeDays === 0 && !bySession) return `No credits spent in the last ${days} days.`
  if (perDay === undefined) {
    return `Spent on ${activeDays} of the last ${days} days: a forecast needs 3 days with spending.`
  }
  const pace = perDay < 10 ? Math.round(perDay * 10) / 10 : Math.round(perDay)
  return bySession
    ? `About ${formatNumber(pace)} credits per day, as planned by the running session.`
    : `About ${formatNumber(pace)} credits per day over the last ${days} days.`
}
