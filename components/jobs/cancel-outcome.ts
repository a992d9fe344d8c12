import { type ActionResult, succeeded } from '#lib/action-result.ts'

/** Ends a job that is not done. */
export type CancelJob = (id: string) => Promise<ActionResult>

/** A job that ended meanwhile needs no cancelling: that it did is seen once its record is read again. */
export function cancelOutcome(result: ActionResult): ActionResult {
  return !result.ok && result.problem.kind === 'conflict' ? succeeded(undefined) : result
}
