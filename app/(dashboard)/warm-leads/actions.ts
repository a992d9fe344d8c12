'use server'
import type { BulkOutcome } from '#components/jobs/bulk-outcome.ts'
import type { StartedReport } from '#components/warm-leads/warm-lead-form.tsx'
import { type AddedSuppression, addSuppression, deleteSuppression } from '#contract/suppressions.ts'
import {
  CreateWarmLeadInput,
  createWarmLead,
  type ErasedContact,
  eraseContact,
} from '#contract/warm-leads.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { call } from '#lib/agent-api/client.ts'
import { runActionWith, runOperation } from '#lib/session-action.ts'
import { changeEach } from '../change-each.ts'

/**
 * Starts a report and answers the id under which it can be polled. Its own `idempotencyKey` is what keeps it from being
 * bought twice; `fallbackKey` stands in where the caller gave none.
 */
export async function createWarmLeadAction(
  input: unknown,
  fallbackKey: string,
): Promise<ActionResult<StartedReport>> {
  return runActionWith(CreateWarmLeadInput, input, async ({ key }, given) => {
    const body = { idempotencyKey: fallbackKey, ...given }
    const { run, idempotent = false } = await call(createWarmLead, { body }, { key })
    return { id: run.id, existing: idempotent }
  })
}

export async function eraseContactAction(runId: string, id: string): Promise<ActionResult<ErasedContact>> {
  return runOperation(eraseContact, { params: { runId, id } })
}

export async function addSuppressionAction(input: unknown): Promise<ActionResult<AddedSuppression>> {
  return runOperation(addSuppression, { body: input })
}

export async function deleteSuppressionAction(id: string): Promise<ActionResult> {
  return runOperation(deleteSuppression, { params: { id } })
}

export async function deleteSuppressionsAction(ids: readonly string[]): Promise<ActionResult<BulkOutcome>> {
  return changeEach(ids, deleteSuppressionAction)
}
