'use server'
import { createBrandScan } from '#contract/brand-scans.ts'
import { type ActionResult, succeeded } from '#lib/action-result.ts'
import { runOperation } from '#lib/session-action.ts'

/** Starts a scan and answers the id under which it can be polled. */
export async function createBrandScanAction(
  input: unknown,
  idempotencyKey: string,
): Promise<ActionResult<{ id: string }>> {
  const started = await runOperation(createBrandScan, { body: input }, { idempotencyKey })
  return started.ok ? succeeded({ id: started.data.id }) : started
}
