import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../core/context.ts'
import { listenForWakeUps } from '../queue/wake-ups.ts'
import { inSpan } from '../tracing/tracing.ts'
import { createWakeSignal } from './alarm.ts'
import { type ClaimedDelivery, claimDeliveries } from './claim-deliveries.ts'
import { createClockWatch } from './clock-watch.ts'
import { correctWaitingTimes } from './correct-waiting-times.ts'
import { countAttempt } from './count-attempt.ts'
import { addWaiting, createLane, type Lane, learnFrom, roomIn, takeStale } from './delivery-lane.ts'
import { findWaitingEndpoints } from './find-waiting-endpoints.ts'
import { createOutcomeWriter } from './outcome-writer.ts'
import { recoverLostAttempts } from './recover-lost-attempts.ts'
import { releaseClaims } from './release-claims.ts'
import { sendWebhook } from './send-webhook.ts'
import { createSendingSlots } from './sending-slots.ts'

/** Poll interval of a worker: for attempts that have come due, and for wake-ups that were lost. */
const lookEveryMs = 500
const lostAttemptsEveryMs = 5000
const pauseAfterErrorMs = 1000
/**
 * Maximum number of attempts that wait to be written; above this the database is the slower one, and nothing more is
 * claimed.
 */
const maxPending = 2000
const stopWithinMs = 8000

export type DeliveryWorker = { stop(): Promise<void> }

/**
 * Delivers what is due until it is stopped. One loop claims for all endpoints in one statement, as much as each has room
 * for; requests run side by side, each endpoint in its own lane; results are written in batches. Any number of workers
 * may run: a delivery is claimed by one.
 */
export async function startDeliveryWorker(ctx: Context): Promise<DeliveryWorker> {
  const wasSetBack = createClockWatch(ctx.now)
  const lanes = new Map<string, Lane>()
  /** Endpoints that have, or may have, due deliveries. */
  const hungry = new Set<string>()
  const alarm = createWakeSignal()
  const writer = createOutcomeWriter(ctx, alarm.ring)
  let stopped = false
  let lookAt = 0
  let lostAt = 0
  let isCorrected = true

  const wake = () => {
    lookAt = 0
    alarm.ring()
  }

  async function send(lane: Lane, claim: ClaimedDelivery): Promise<void> {
    try {
      const outcome = await sendInSpan(ctx, claim)
      countAttempt(claim, outcome)
      writer.write({ claim, outcome })
      await releaseClaims(ctx, learnFrom(lane, outcome))
    } catch (error) {
      ctx.log.error({ err: error, delivery_id: claim.id }, 'webhook attempt failed, will retry')
    }
  }
  const slots = createSendingSlots(send, (lane) => {
    if (roomIn(lane) > 0) alarm.ring()
  })

  async function look(): Promise<void> {
    const now = performance.now()
    if (now >= lostAt) {
      lostAt = now + lostAttemptsEveryMs
      isCorrected = !wasSetBack() && isCorrected
      if (!isCorrected) isCorrected = await correctWaitingTimes(ctx)
      await recoverLostAttempts(ctx)
    }
    lookAt = now + lookEveryMs
    await releaseClaims(ctx, [...lanes.values()].flatMap(takeStale))
    for (const endpointId of await findWaitingEndpoints(ctx)) hungry.add(endpointId)
    for (const [id, lane] of lanes) {
      if (!hungry.has(id) && lane.sending === 0 && lane.waiting.length === 0) lanes.delete(id)
    }
  }

  /** False if there was nothing to claim, or no room for it. */
  async function claim(): Promise<boolean> {
    if (slots.areTaken() || writer.behind > maxPending) return false
    const demands = [...hungry].flatMap((endpointId) => {
      const lane = lanes.get(endpointId) ?? createLane(endpointId)
      lanes.set(endpointId, lane)
      const room = roomIn(lane)
      return room > 0 ? [{ endpointId, room }] : []
    })
    if (demands.length === 0) return false
    const { claims, taken } = await claimDeliveries(ctx, demands)
    for (const { endpointId, room } of demands) {
      if ((taken.get(endpointId) ?? 0) < room) hungry.delete(endpointId)
    }
    for (const one of claims) {
      const lane = lanes.get(one.endpointId)
      if (lane) addWaiting(lane, one)
    }
    for (const { endpointId } of demands) {
      const lane = lanes.get(endpointId)
      if (lane) slots.fill(lane)
    }
    return true
  }

  async function run(): Promise<void> {
    while (!stopped) {
      try {
        if (performance.now() >= lookAt) await look()
        if (await claim()) continue
        await alarm.wait(Math.max(0, lookAt - performance.now()))
      } catch (error) {
        ctx.log.error({ err: error }, 'webhook delivery loop failed')
        await sleep(pauseAfterErrorMs)
      }
    }
  }

  const hears = ctx.config.databasePooling === 'session'
  const stopListening = hears ? await listenForWakeUps(ctx.queue, 'deliveries_due', wake) : undefined
  const running = run()
  return {
    async stop() {
      stopped = true
      wake()
      await stopListening?.()
      await running
      await releaseClaims(
        ctx,
        [...lanes.values()].flatMap((lane) => lane.waiting.splice(0)),
      )
      await Promise.race([slots.ended(), sleep(stopWithinMs, undefined, { ref: false })])
      await writer.flush()
    },
  }
}

/** One attempt, in the trace of what caused the event. */
function sendInSpan(ctx: Context, claim: ClaimedDelivery) {
  const span = {
    name: 'webhook delivery',
    kind: 'client',
    parent: claim.traceparent,
    attributes: { 'masthead.delivery_id': claim.id, 'masthead.attempt': claim.attempt },
  } as const
  return inSpan(span, async (more) => {
    const outcome = await sendWebhook(ctx, claim)
    more({ attributes: { 'http.response.status_code': outcome.httpStatus ?? undefined } })
    return outcome
  })
}
