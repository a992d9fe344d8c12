/** A month of the forecast, in minutes: 30 days. */
const monthMinutes = 30 * 24 * 60

export type BurnForecast = {
  articlesPerMonth: number
  creditsPerMonth: number
  /** How many articles the balance pays for. */
  articlesPaid: number
  /** For how long the balance pays such a session, in minutes: the pace that Credits counts with. */
  lastsMinutes: number
  /** What a month costs beyond the balance. */
  missingForMonth: number
}

/**
 * What a session of this price and rhythm burns in the next 30 days, against what can be spent. Every run needs `held` at its
 * start and is charged `perArticle`, so what a run holds beyond that has to be there once, for the last one.
 */
export function burnForecast(session: {
  /** Credits that an article is expected to cost. */
  perArticle: number
  /** Credits that a run reserves: at least `perArticle`. */
  held: number
  intervalMinutes: number
  /** Minutes until the next run, as far as it is known: the calendar shows the runs from then on. */
  nextInMinutes?: number | undefined
  credits: number
}): BurnForecast {
  const { perArticle, held, intervalMinutes, credits, nextInMinutes = intervalMinutes } = session
  const left = monthMinutes - Math.max(0, nextInMinutes)
  const articlesPerMonth = left < 0 ? 0 : Math.floor(left / intervalMinutes) + 1
  const creditsPerMonth = articlesPerMonth * perArticle
  const isFree = perArticle === 0
  const beyond = held - perArticle
  const spendable = Math.max(0, credits - beyond)
  return {
    articlesPerMonth,
    creditsPerMonth,
    articlesPaid: isFree ? articlesPerMonth : Math.floor(spendable / perArticle),
    lastsMinutes: isFree ? monthMinutes : (spendable / perArticle) * intervalMinutes,
    missingForMonth: isFree ? 0 : Math.max(0, creditsPerMonth + beyond - credits),
  }
}
