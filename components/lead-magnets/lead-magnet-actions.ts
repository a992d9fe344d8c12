import type { BulkOutcome } from '#components/jobs/bulk-outcome.ts'
import type { CancelJob } from '#components/jobs/cancel-outcome.ts'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import type { ActionResult } from '#lib/action-result.ts'

/** What the page of a lead magnet may do; the actions come from the route. */
export type LeadMagnetActions = {
  /** Left out where the server cannot cancel. */
  cancel?: CancelJob | undefined
  change: (id: string, input: unknown) => Promise<ActionResult<LeadMagnet>>
  announce: (id: string, input: unknown) => Promise<ActionResult<LeadMagnet>>
  erase: (id: string, leadId: string) => Promise<ActionResult>
  eraseEach: (id: string, leadIds: readonly string[]) => Promise<ActionResult<BulkOutcome>>
}
