import { type CreditBurn, daysLeft } from './credit-burn.ts'
import { formatCount, formatNumber } from './format-number.ts'

/** `about 34 days`; undefined while nothing can be told. */
export function lastingWords(credits: number, burn: CreditBurn): string | undefined {
  const days = daysLeft(credits, burn)
  if (days === undefined) return undefined
  if (days > 999) return 'years'
  return days === 0 ? 'less than a day' : `about ${formatCount(days, 'day')}`
}

/** How the pace was found: `5.8 credits a day: days with spending took 14 (median), and 12 of the last 28 had some.` */
export function paceWords({ perDay, typicalDay, activeDays, days, bySession }: CreditBurn): string {
  if (activeDays === 0 && !bySession) return `No credits spent in the last ${days} days.`
  if (perDay === undefined) {
    return `Spent on ${activeDays} of the last ${days} days: a forecast needs 3 days with spending.`
  }
  const pace = `${formatNumber(Math.round(perDay * 10) / 10)} credits a day`
  if (bySession) return `${pace}, as planned by the running session.`
  const typical = formatNumber(Math.round(typicalDay * 10) / 10)
  return `${pace}: ${activeDays} of the last ${days} days had spending, ${typical} credits in the median.`
}
