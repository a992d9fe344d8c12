const minuteMs = 60_000

/**
 * When a session that runs now is due again. A run that comes a little late keeps the rhythm; after a long outage the
 * rhythm starts anew, so that one run follows it and not many.
 */
export function nextRunAt(due: Date, intervalMinutes: number, now: Date): Date {
  const intervalMs = intervalMinutes * minuteMs
  const next = due.getTime() + intervalMs
  return new Date(next - now.getTime() > intervalMs / 2 ? next : now.getTime() + intervalMs)
}

/** When a session that was paused is due: its next turn that is still ahead. Nothing is made up for. */
export function resumedRunAt(due: Date, intervalMinutes: number, now: Date): Date {
  const intervalMs = intervalMinutes * minuteMs
  const lateMs = now.getTime() - due.getTime()
  if (lateMs < 0) return due
  return new Date(due.getTime() + (Math.floor(lateMs / intervalMs) + 1) * intervalMs)
}
