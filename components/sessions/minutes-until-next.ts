import type { Session } from '#contract/sessions.ts'

/** Minutes until the next run of a session; undefined where none is planned, or the time is not known yet. */
export function minutesUntilNext(
  { next_run_at }: Pick<Session, 'next_run_at'>,
  now: number | undefined,
): number | undefined {
  return next_run_at === undefined || now === undefined ? undefined : (Date.parse(next_run_at) - now) / 60_000
}
