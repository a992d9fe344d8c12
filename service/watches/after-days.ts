const dayMs = 86_400_000

/** Days of 24 hours. */
export function afterDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * dayMs)
}

/** The next time of a rhythm after now: what was missed meanwhile is not made up for. */
export function nextTurn(due: Date, days: number, now: Date): Date {
  const missed = Math.max(0, Math.floor((now.getTime() - due.getTime()) / (days * dayMs)))
  return afterDays(due, days * (missed + 1))
}
