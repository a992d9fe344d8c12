import type { WebhookActivitySpan } from '#contract/webhook-activity.ts'

export type SpanFigures = {
  delivered: number
  /** Tried without success: given up, or to be tried again. */
  failed: number
  waiting: number
  /** Kept while the endpoint was disabled: never tried, so neither a failure nor a success. */
  unsent: number
}

/** A span's deliveries in four heaps; a status that this release does not know counts as waiting. */
export function spanFigures({
  counts,
  unsent = 0,
}: Pick<WebhookActivitySpan, 'counts' | 'unsent'>): SpanFigures {
  const { delivered = 0, failed = 0, dead_lettered: given = 0, ...rest } = counts
  const waiting = Object.values(rest).reduce((sum, count) => sum + count, 0)
  return { delivered, failed: failed + Math.max(0, given - unsent), waiting, unsent }
}

export type ActivityFigures = SpanFigures & {
  /** 0 to 100, of what was tried; undefined where nothing was. */
  successPercent: number | undefined
}

/** To a tenth; 100 only where nothing is missing. */
function percentOf(part: number, whole: number): number {
  return Math.min(Math.round((1000 * part) / whole) / 10, part < whole ? 99.9 : 100)
}

/** What all spans come to. Never rounded up to 100: one failure in a thousand is a failure. */
export function activityFigures(spans: readonly WebhookActivitySpan[]): ActivityFigures {
  const sum = { delivered: 0, failed: 0, waiting: 0, unsent: 0 }
  for (const span of spans) {
    const { delivered, failed, waiting, unsent } = spanFigures(span)
    sum.delivered += delivered
    sum.failed += failed
    sum.waiting += waiting
    sum.unsent += unsent
  }
  const tried = sum.delivered + sum.failed
  return {
    ...sum,
    successPercent: tried === 0 ? undefined : percentOf(sum.delivered, tried),
  }
}
