'use server'
import { CreateBrandScanInput } from '#contract/brand-scans.ts'
import { type ActionResult, failed } from '#lib/action-result.ts'
import { createBrandScan } from '#lib/agent-api/brand-scans.ts'
import { runAction } from '#lib/session-action.ts'

/** Starts a scan and answers the id under which it can be polled. */
export async function createBrandScanAction(
  input: unknown,
  idempotencyKey: string,
): Promise<ActionResult<{ id: string }>> {
  const parsed = CreateBrandScanInput.safeParse(input)
  if (!parsed.success) {
    return failed({
      kind: 'invalid',
      message: 'Something in the input was refused.',
      fieldErrors: Object.fromEntries(
        parsed.error.issues.map(({ path, message }) => [path.join('.'), message]),
      ),
    })
  }
  return runAction(async (session) => {
    const { id } = await createBrandScan(session, parsed.data, { idempotencyKey })
    return { id }
  })
}
