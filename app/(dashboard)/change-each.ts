import type { BulkOutcome } from '#components/jobs/bulk-outcome.ts'
import { type ActionResult, type ProblemKind, succeeded } from '#lib/action-result.ts'

/** What may differ from record to record; anything else stops the whole round. */
const ownProblems = new Set<ProblemKind>(['conflict', 'not_found', 'invalid'])

/** How many records one round changes at most. */
const maxChanged = 100

/** One after the other, so that a limit that is reached stops the round and nothing is asked in vain. */
export async function changeEach(
  ids: readonly string[],
  change: (id: string) => Promise<ActionResult>,
): Promise<ActionResult<BulkOutcome>> {
  const outcome: BulkOutcome = { done: [], refused: [] }
  for (const id of ids.slice(0, maxChanged)) {
    const result = await change(id)
    if (result.ok) outcome.done.push(id)
    else if (ownProblems.has(result.problem.kind)) {
      outcome.refused.push({ id, message: result.problem.message })
    } else return succeeded({ ...outcome, stoppedBy: result.problem })
  }
  return succeeded(outcome)
}
