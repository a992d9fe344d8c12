'use server'
import type { StartedReport } from '#components/warm-leads/warm-lead-form.tsx'
import { type AddedSuppression, AddSuppressionInput } from '#contract/suppressions.ts'
import { CreateWarmLeadInput, type ErasedContact } from '#contract/warm-leads.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { addSuppression, deleteSuppression } from '#lib/agent-api/suppressions.ts'
import { createWarmLead, eraseContact } from '#lib/agent-api/warm-leads.ts'
import { runAction, runActionWith } from '#lib/session-action.ts'

/**
 * Starts a report and answers the id under which it can be polled. Its own `idempotencyKey` is what keeps it from being
 * bought twice; `fallbackKey` stands in where the caller gave none.
 */
export async function createWarmLeadAction(
  input: unknown,
  fallbackKey: string,
): Promise<ActionResult<StartedReport>> {
  return runActionWith(CreateWarmLeadInput, input, async (session, body) => {
    const named = { idempotencyKey: fallbackKey, ...body }
    const { run, idempotent, credits_charged } = await createWarmLead(session, named)
    return { id: run.id, existing: idempotent, credits: credits_charged }
  })
}

export async function eraseContactAction(runId: string, id: string): Promise<ActionResult<ErasedContact>> {
  return runAction((session) => eraseContact(session, { runId, id }))
}

export async function addSuppressionAction(input: unknown): Promise<ActionResult<AddedSuppression>> {
  return runActionWith(AddSuppressionInput, input, (session, body) => addSuppression(session, body))
}

export async function deleteSuppressionAction(id: string): Promise<ActionResult> {
  return runAction((session) => deleteSuppression(session, id).then(() => undefined))
}
