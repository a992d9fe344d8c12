import type { SessionDetail } from '#contract/sessions.ts'
import { isFinal, type PolledQuery, pollDelayMs } from './polling.ts'

/** The longest pause between two looks at a session that may change by itself. */
export const maxWaitMs = 60_000
/** A run needs a moment from its time to its row. */
const afterRunMs = 2_000

/** For the option `refetchInterval`: a session is polled while an article is written, else at its next run. */
export function pollSession({ state }: PolledQuery<SessionDetail>): number | false {
  const { data, dataUpdateCount, errorUpdateCount } = state
  if (isFinal(state)) return false
  return data ? nextPollMs(data, dataUpdateCount + errorUpdateCount, Date.now()) : maxWaitMs
}

/** How long until a session can have changed by itself; false once it is stopped or paused by hand. */
export function nextPollMs(
  session: Pick<SessionDetail, 'status' | 'reason' | 'next_run_at' | 'runs'>,
  polls: number,
  nowMs: number,
): number | false {
  if (session.runs.some(({ status }) => status === 'writing')) return pollDelayMs(polls, false)
  if (session.status !== 'running') return session.reason === 'insufficient_credits' ? maxWaitMs : false
  const untilRunMs = Date.parse(session.next_run_at ?? '') - nowMs
  if (Number.isNaN(untilRunMs)) return maxWaitMs
  return Math.min(maxWaitMs, Math.max(0, untilRunMs) + afterRunMs)
}
