'use server'
import type { BulkOutcome } from '#components/jobs/bulk-outcome.ts'
import {
  type ChangeLeadMagnetInput,
  changeLeadMagnet,
  createLeadMagnet,
  eraseLead,
  type LeadMagnet,
  rewriteAnnouncement,
} from '#contract/lead-magnets.ts'
import { type ActionResult, succeeded } from '#lib/action-result.ts'
import { runOperation } from '#lib/session-action.ts'
import { changeEach } from '../change-each.ts'

/** Starts a lead magnet and answers the id under which it can be polled. */
export async function createLeadMagnetAction(
  input: unknown,
  idempotencyKey: string,
): Promise<ActionResult<{ id: string }>> {
  const started = await runOperation(createLeadMagnet, { body: input }, { idempotencyKey })
  return started.ok ? succeeded({ id: started.data.id }) : started
}

/** Opens its landing page or takes it down. */
export async function changeLeadMagnetAction(id: string, input: unknown): Promise<ActionResult<LeadMagnet>> {
  return runOperation(changeLeadMagnet, { params: { id }, body: input })
}

/** Opens the landing pages of several, or takes them down, one after the other; what became of each. */
export async function changeLeadMagnetsAction(
  ids: readonly string[],
  status: ChangeLeadMagnetInput['status'],
): Promise<ActionResult<BulkOutcome>> {
  return changeEach(ids, (id) => changeLeadMagnetAction(id, { status }))
}

/** Asks for another text that announces it. */
export async function rewriteAnnouncementAction(
  id: string,
  input: unknown,
): Promise<ActionResult<LeadMagnet>> {
  return runOperation(rewriteAnnouncement, { params: { id }, body: input })
}

/** Forgets one who asked for the PDF. */
export async function eraseLeadAction(id: string, leadId: string): Promise<ActionResult> {
  return runOperation(eraseLead, { params: { id, leadId } })
}

/** Forgets several of them, one after the other; what became of each. */
export async function eraseLeadsAction(
  id: string,
  leadIds: readonly string[],
): Promise<ActionResult<BulkOutcome>> {
  return changeEach(leadIds, (leadId) => eraseLeadAction(id, leadId))
}
