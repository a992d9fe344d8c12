/** A month of the forecast, in minutes: 30 days. */
const monthMinutes = 30 * 24 * 60

export type BurnForecast = {
  articlesPerMonth: number
  creditsPerMonth: number
  /** How many articles the balance pays for. */
  articlesPaid: number
  /** When the last of those is written, in minutes from now. */
  lastsMinutes: number
  /** What a month costs beyond the balance. */
  missingForMonth: number
}

/** What a session of this price and rhythm burns in 30 days, against what can be spent. */
export function burnForecast(session: {
  creditsPerArticle: number
  intervalMinutes: number
  credits: number
}): BurnForecast {
  const { creditsPerArticle, intervalMinutes, credits } = session
  const articlesPerMonth = Math.floor(monthMinutes / intervalMinutes)
  const creditsPerMonth = articlesPerMonth * creditsPerArticle
  const articlesPaid =
    creditsPerArticle === 0 ? articlesPerMonth : Math.floor(Math.max(0, credits) / creditsPerArticle)
  return {
    articlesPerMonth,
    creditsPerMonth,
    articlesPaid,
    lastsMinutes: articlesPaid * intervalMinutes,
    missingForMonth: Math.max(0, creditsPerMonth - credits),
  }
}
