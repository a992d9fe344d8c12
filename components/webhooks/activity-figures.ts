import type { WebhookActivitySpan } from '#contract/webhook-activity.ts'

/** In the words and the split of the list of deliveries. */
export type SpanFigures = {
  delivered: number
  /** Given up after attempts. */
  failed: number
  /** Tried without success, to be tried again. */
  retrying: number
  waiting: number
  /** Kept while the endpoint was disabled: never tried, so neither a failure nor a success. */
  unsent: number
}

/** A span's deliveries in five heaps; a status that this release does not know counts as waiting. */
export function spanFigures({
  counts,
  unsent = 0,
}: Pick<WebhookActivitySpan, 'counts' | 'unsent'>): SpanFigures {
  const { delivered = 0, failed: retrying = 0, dead_lettered: given = 0, ...rest } = counts
  const waiting = Object.values(rest).reduce((sum, count) => sum + count, 0)
  return { delivered, failed: Math.max(0, given - unsent), retrying, waiting, unsent }
}

export type ActivityFigures = SpanFigures & {
  /** What was sent at least once. */
  tried: number
  /** 0 to 100, of what was tried; undefined where nothing was. */
  successPercent: number | undefined
}

/** To a tenth; 100 only where nothing is missing. */
function percentOf(part: number, whole: number): number {
  return Math.min(Math.round((1000 * part) / whole) / 10, part < whole ? 99.9 : 100)
}

/** What all spans come to. Never rounded up to 100: one failure in a thousand is a failure. */
export function activityFigures(spans: readonly WebhookActivitySpan[]): ActivityFigures {
  const sum = { delivered: 0, failed: 0, retrying: 0, waiting: 0, unsent: 0 }
  for (const span of spans) {
    const { delivered, failed, retrying, waiting, unsent } = spanFigures(span)
    sum.delivered += delivered
    sum.failed += failed
    sum.retrying += retrying
    sum.waiting += waiting
    sum.unsent += unsent
  }
  const tried = sum.delivered + sum.failed + sum.retrying
  return {
    ...sum,
    tried,
    successPercent: tried === 0 ? undefined : percentOf(sum.delivered, tried),
  }
}
