import { type CreditBurn, daysLeft } from './credit-burn.ts'
import { formatCount, formatNumber } from './format-number.ts'

/** `about 34 days`; undefined while nothing can be told. */
export function lastingWords(credits: number, burn: CreditBurn): string | undefined {
  const days = daysLeft(credits, burn)
  if (days === undefined) return undefined
  if (days > 999) return 'years'
  return days === 0 ? 'less than a day' : `about ${formatCount(days, 'day')}`
}

/** How the pace was found: `About 6 credits per day: usually 14 on a day with spending, and 12 of the last 30 were.` */
export function paceWords({ perDay, typicalDay, activeDays, days, bySession }: CreditBurn): string {
  if (activeDays === 0 && !bySession) return `No credits spent in the last ${days} days.`
  if (perDay === undefined) {
    return `Spent on ${activeDays} of the last ${days} days: a forecast needs 3 days with spending.`
  }
  const pace = `About ${formatNumber(perDay < 10 ? Math.round(perDay * 10) / 10 : Math.round(perDay))} credits per day`
  if (bySession) return `${pace}, as planned by the running session.`
  const typical = formatNumber(Math.round(typicalDay))
  return `${pace}: usually ${typical} on a day with spending, and ${activeDays} of the last ${days} were.`
}
