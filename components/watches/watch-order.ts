import type { WatchKind } from '#contract/watches.ts'
import type { ActionResult } from '#lib/action-result.ts'

export type CreateWatch = (input: object, idempotencyKey: string) => Promise<ActionResult<{ id: string }>>

/** A result that can be watched. */
export type WatchOrder = {
  /** What would be watched, with the run to compare the first one with. */
  subject: { kind: WatchKind; input: Record<string, unknown>; run_id?: string }
  /** The operation that each run charges for, for its price. */
  operation: string
  /** As the list of watches names it. */
  label: string
  create: CreateWatch
}
