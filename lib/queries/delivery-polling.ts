import type { Delivery } from '#contract/deliveries.ts'
import { type PolledQuery, pollUntil } from './polling.ts'

/** What has not moved for this long waits for something else, and is not worth asking about every ten seconds. */
const stuckMs = 10 * 60_000
/** The clocks of service and browser differ a little. */
const toleranceMs = 1_000

type Moving = Pick<Delivery, 'status' | 'next_attempt_at' | 'updated_at' | 'created_at'>

/** Whether its state is about to change: on its way, or its next attempt is due. */
export function isActive(delivery: Moving, nowMs: number): boolean {
  const { status, next_attempt_at: next, updated_at: updated = delivery.created_at } = delivery
  if (status === 'queued' || status === 'delivering') {
    return updated === undefined || nowMs - Date.parse(updated) < stuckMs
  }
  if (status !== 'failed' || next === undefined) return false
  const lateMs = nowMs - Date.parse(next)
  return lateMs > -toleranceMs && lateMs < stuckMs
}

/** How long until the first of the near retries is due, in milliseconds; false when none is near. */
export function untilRetryMs(deliveries: readonly Moving[], nowMs: number): number | false {
  const waits = deliveries.flatMap(({ status, next_attempt_at: next }) => {
    const waitMs = status === 'failed' && next !== undefined ? Date.parse(next) - nowMs : Number.NaN
    return waitMs >= toleranceMs && waitMs < stuckMs ? [waitMs] : []
  })
  return waits.length > 0 ? Math.min(...waits) : false
}

/** Options of a query that is asked again only while one of its deliveries moves, or is about to. */
export function pollWhileMoving<T>(deliveriesOf: (data: T) => readonly Moving[]) {
  const poll = pollUntil<T>((data) => !deliveriesOf(data).some((delivery) => isActive(delivery, Date.now())))
  return {
    ...poll,
    refetchInterval: (query: PolledQuery<T>) => {
      const { data } = query.state
      return (
        poll.refetchInterval(query) || (data !== undefined && untilRetryMs(deliveriesOf(data), Date.now()))
      )
    },
  }
}
