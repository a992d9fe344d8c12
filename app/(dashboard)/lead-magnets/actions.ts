'use server'
import type { z } from 'zod'
import {
  ChangeLeadMagnetInput,
  CreateLeadMagnetInput,
  type LeadMagnet,
  RewriteAnnouncementInput,
} from '#contract/lead-magnets.ts'
import { type ActionResult, failed } from '#lib/action-result.ts'
import {
  changeLeadMagnet,
  createLeadMagnet,
  eraseLead,
  rewriteAnnouncement,
} from '#lib/agent-api/lead-magnets.ts'
import { runAction } from '#lib/session-action.ts'

/** Starts a lead magnet and answers the id under which it can be polled. */
export async function createLeadMagnetAction(
  input: unknown,
  idempotencyKey: string,
): Promise<ActionResult<{ id: string }>> {
  const parsed = CreateLeadMagnetInput.safeParse(input)
  if (!parsed.success) return refused(parsed.error)
  return runAction(async (session) => {
    const { id } = await createLeadMagnet(session, parsed.data, { idempotencyKey })
    return { id }
  })
}

/** Opens its landing page or takes it down. */
export async function changeLeadMagnetAction(id: string, input: unknown): Promise<ActionResult<LeadMagnet>> {
  const parsed = ChangeLeadMagnetInput.safeParse(input)
  if (!parsed.success) return refused(parsed.error)
  return runAction((session) => changeLeadMagnet(session, id, parsed.data))
}

/** Asks for another text that announces it. */
export async function rewriteAnnouncementAction(
  id: string,
  input: unknown,
): Promise<ActionResult<LeadMagnet>> {
  const parsed = RewriteAnnouncementInput.safeParse(input)
  if (!parsed.success) return refused(parsed.error)
  return runAction((session) => rewriteAnnouncement(session, id, parsed.data))
}

/** Forgets one who asked for the PDF. */
export async function eraseLeadAction(id: string, leadId: string): Promise<ActionResult> {
  return runAction((session) => eraseLead(session, id, leadId).then(() => undefined))
}

function refused(error: z.ZodError) {
  return failed({
    kind: 'invalid',
    message: 'Something in the input was refused.',
    fieldErrors: Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])),
  })
}
