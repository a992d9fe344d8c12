const quarterMs = 15 * 60_000

/**
 * When a session that is started now writes its first article: one interval later, at the next full quarter of an hour, so
 * that what it writes does not come at the minute at which somebody happened to press the button.
 * @param now in milliseconds
 */
export function firstRunAt(now: number, intervalMinutes: number): Date {
  return new Date(Math.ceil((now + intervalMinutes * 60_000) / quarterMs) * quarterMs)
}
