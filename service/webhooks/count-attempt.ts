import { Counter, Histogram } from 'prom-client'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import { nextAttemptOf } from './retry-schedule.ts'
import type { AttemptOutcome } from './send-webhook.ts'

const attempts = new Counter({
  name: 'masthead_delivery_attempts_total',
  help: 'Attempts to deliver a webhook, by what the delivery is after it: delivered, failed (retried) or dead_lettered.',
  labelNames: ['outcome'],
})
const lag = new Histogram({
  name: 'masthead_delivery_lag_seconds',
  help: 'Time from an event to the first attempt to deliver it.',
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 1800],
})
const duration = new Histogram({
  name: 'masthead_delivery_attempt_seconds',
  help: 'Time from the start of an attempt to the answer of the receiver, or to giving up.',
  buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
})

type Outcome = 'delivered' | 'failed' | 'dead_lettered'

// From the start: a rate needs the zero before the first.
for (const outcome of ['delivered', 'failed', 'dead_lettered'] satisfies Outcome[])
  attempts.inc({ outcome }, 0)

export function countAttempt(claim: ClaimedDelivery, outcome: AttemptOutcome): void {
  duration.observe(outcome.durationMs / 1000)
  if (claim.attempt === 1) lag.observe(Math.max(0, outcome.at.getTime() - claim.createdAtMs) / 1000)
  attempts.inc({ outcome: endOf(claim, outcome) })
}

function endOf(claim: ClaimedDelivery, { error, httpStatus, at }: AttemptOutcome): Outcome {
  if (error === null) return 'delivered'
  const isLast = httpStatus === 410 || nextAttemptOf(claim, { now: at }) === undefined
  return isLast ? 'dead_lettered' : 'failed'
}
