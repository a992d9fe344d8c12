'use server'
import { CreateBrandScanInput } from '#contract/brand-scans.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { createBrandScan } from '#lib/agent-api/brand-scans.ts'
import { runActionWith } from '#lib/session-action.ts'

/** Starts a scan and answers the id under which it can be polled. */
export async function createBrandScanAction(
  input: unknown,
  idempotencyKey: string,
): Promise<ActionResult<{ id: string }>> {
  return runActionWith(CreateBrandScanInput, input, async (session, body) => {
    const { id } = await createBrandScan(session, body, { idempotencyKey })
    return { id }
  })
}
