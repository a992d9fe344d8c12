import type { ClaimedDelivery } from './claim-deliveries.ts'
import type { AttemptOutcome } from './send-webhook.ts'

/**
 * One endpoint's share of a worker, so that a slow one delays no other: how many concurrent requests it may have, and
 * which deliveries are claimed and wait for one of them.
 */
export type Lane = {
  readonly endpointId: string
  waiting: ClaimedDelivery[]
  sending: number
  /** Maximum concurrent requests. Increases with each response; halved on each timeout. */
  window: number
  /** It responds so fast that claiming ahead is worthwhile. */
  isSwift: boolean
  /** When the oldest of `waiting` was claimed, by the clock of `performance.now()`. */
  waitingSince: number
}

const firstWindow = 16
const widest = 32
const narrowest = 2
const swiftMs = 250
const aheadOfSwift = 128
const maxWaitingMs = 10_000

export function createLane(endpointId: string): Lane {
  return { endpointId, waiting: [], sending: 0, window: firstWindow, isSwift: false, waitingSince: 0 }
}

/** How many more may be claimed; 0 until a statement is worthwhile. */
export function roomIn(lane: Lane): number {
  const room = lane.window + (lane.isSwift ? aheadOfSwift : 0) - lane.sending - lane.waiting.length
  const worthIt = lane.isSwift ? aheadOfSwift / 2 : 1
  return room >= worthIt ? room : 0
}

/** Adds what was claimed for the lane. */
export function addWaiting(lane: Lane, claim: ClaimedDelivery): void {
  if (lane.waiting.length === 0) lane.waitingSince = performance.now()
  lane.waiting.push(claim)
}

/** Takes out what has waited so long for a request that its claim would end before an answer came. */
export function takeStale(lane: Lane): ClaimedDelivery[] {
  return performance.now() - lane.waitingSince > maxWaitingMs ? lane.waiting.splice(0) : []
}

/**
 * Adapts to the outcome of an attempt. Returns deliveries to release: a lane that has become slow keeps none waiting,
 * since a claim expires.
 */
export function learnFrom(
  lane: Lane,
  { httpStatus, durationMs }: Pick<AttemptOutcome, 'httpStatus' | 'durationMs'>,
): ClaimedDelivery[] {
  lane.isSwift = httpStatus !== null && durationMs <= swiftMs
  lane.window =
    httpStatus === null ? Math.max(narrowest, Math.floor(lane.window / 2)) : Math.min(widest, lane.window + 1)
  return lane.isSwift ? [] : lane.waiting.splice(0)
}
