import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { SessionDetail, SessionList } from '#contract/sessions.ts'
import { fetchJson } from './fetch-json.ts'
import { isFinal, pollDelayMs } from './polling.ts'
import { searchOf } from './search-of.ts'

/** Everything that a list of sessions shows; invalidate it after each change of a session. */
export const sessionListsKey = ['sessions', 'list'] as const

export type SessionListFilter = { limit?: number; offset?: number }

const maxWaitMs = 60_000
/** A run needs a moment from its time to its row. */
const afterRunMs = 2_000

/** One page of sessions. */
export function sessionListQuery(filter: SessionListFilter) {
  return queryOptions({
    queryKey: [...sessionListsKey, filter],
    queryFn: ({ signal }) => fetchJson<SessionList>(`/api/sessions?${searchOf(filter)}`, { signal }),
    refetchInterval: maxWaitMs,
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  })
}

/** A session with its topics and one page of runs: polled while an article is written, else at its next run. */
export function sessionQuery(id: string, runsOffset = 0) {
  return queryOptions({
    queryKey: ['sessions', 'detail', id, runsOffset],
    queryFn: ({ signal }) =>
      fetchJson<SessionDetail>(`/api/sessions/${encodeURIComponent(id)}?offset=${runsOffset}`, { signal }),
    refetchInterval: ({ state }) => {
      const { data, dataUpdateCount, errorUpdateCount } = state
      if (isFinal(state)) return false
      return data ? nextPollMs(data, dataUpdateCount + errorUpdateCount, Date.now()) : maxWaitMs
    },
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  })
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
