const dayMs = 86_400_000
/** What a page gives no date for counts half: it may be new, and it may be old. */
const undated = 0.5

export type Freshness = {
  date_kind: 'published' | 'observed' | 'undated'
  /** When it happened, or was seen. */
  date: Date | null
  age_days: number | null
  freshness: number
}

/**
 * How fresh something is: 1 today, halved every half of the look-back, 0 beyond it. So a signal as old as the whole
 * look-back counts a quarter, and an older one is left out.
 */
export function freshnessOf(
  found: { publishedAt: Date | null; isStanding: boolean },
  about: { now: Date; freshnessDays: number },
): Freshness {
  const { now, freshnessDays } = about
  if (found.publishedAt === null) {
    return found.isStanding
      ? { date_kind: 'observed', date: now, age_days: 0, freshness: 1 }
      : { date_kind: 'undated', date: null, age_days: null, freshness: undated }
  }
  // A date in the future is a mistake of the page or of its time zone.
  const days = Math.max(0, (now.getTime() - found.publishedAt.getTime()) / dayMs)
  const freshness = days > freshnessDays ? 0 : 0.5 ** (days / (freshnessDays / 2))
  return {
    date_kind: 'published',
    date: found.publishedAt,
    age_days: Math.floor(days),
    freshness: round(freshness),
  }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
