'use server'
import {
  ChangeLeadMagnetInput,
  CreateLeadMagnetInput,
  type LeadMagnet,
  RewriteAnnouncementInput,
} from '#contract/lead-magnets.ts'
import type { ActionResult } from '#lib/action-result.ts'
import {
  changeLeadMagnet,
  createLeadMagnet,
  eraseLead,
  rewriteAnnouncement,
} from '#lib/agent-api/lead-magnets.ts'
import { runAction, runActionWith } from '#lib/session-action.ts'

/** Starts a lead magnet and answers the id under which it can be polled. */
export async function createLeadMagnetAction(
  input: unknown,
  idempotencyKey: string,
): Promise<ActionResult<{ id: string }>> {
  return runActionWith(CreateLeadMagnetInput, input, async (session, body) => {
    const { id } = await createLeadMagnet(session, body, { idempotencyKey })
    return { id }
  })
}

/** Opens its landing page or takes it down. */
export async function changeLeadMagnetAction(id: string, input: unknown): Promise<ActionResult<LeadMagnet>> {
  return runActionWith(ChangeLeadMagnetInput, input, (session, body) => changeLeadMagnet(session, id, body))
}

/** Asks for another text that announces it. */
export async function rewriteAnnouncementAction(
  id: string,
  input: unknown,
): Promise<ActionResult<LeadMagnet>> {
  return runActionWith(RewriteAnnouncementInput, input, (session, body) =>
    rewriteAnnouncement(session, id, body),
  )
}

/** Forgets one who asked for the PDF. */
export async function eraseLeadAction(id: string, leadId: string): Promise<ActionResult> {
  return runAction((session) => eraseLead(session, id, leadId).then(() => undefined))
}
