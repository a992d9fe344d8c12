'use server'
import { revalidatePath } from 'next/cache'
import { type Account, connectAccount, disconnectAccount } from '#contract/accounts.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { runOperation } from '#lib/session-action.ts'

export async function connectAccountAction(input: unknown): Promise<ActionResult<Account>> {
  const connected = await runOperation(connectAccount, { body: input })
  if (connected.ok) revalidatePath('/settings/accounts')
  return connected
}

export async function disconnectAccountAction(id: string): Promise<ActionResult> {
  const gone = await runOperation(disconnectAccount, { params: { id } })
  if (gone.ok) revalidatePath('/settings/accounts')
  return gone
}
