import type { Session } from '#contract/sessions.ts'

type Pace = Pick<Session, 'status' | 'next_run_at' | 'interval_minutes'>

/**
 * When the topic at a place of the queue (0 is the next) is written, if nothing changes; undefined while nothing is planned,
 * or where it would be beyond what a date can say.
 */
export function plannedAt({ status, next_run_at, interval_minutes }: Pace, place: number): Date | undefined {
  if (status !== 'running' || next_run_at === undefined) return undefined
  const at = new Date(Date.parse(next_run_at) + place * interval_minutes * 60_000)
  return Number.isNaN(at.getTime()) ? undefined : at
}
