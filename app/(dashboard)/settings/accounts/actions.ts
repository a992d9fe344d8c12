'use server'
import { revalidatePath } from 'next/cache'
import { type Account, ConnectAccountInput } from '#contract/accounts.ts'
import { IdParams } from '#contract/primitives.ts'
import { type ActionResult, failed } from '#lib/action-result.ts'
import { connectAccount, disconnectAccount } from '#lib/agent-api/accounts.ts'
import { runAction, runActionWith } from '#lib/session-action.ts'

export async function connectAccountAction(input: unknown): Promise<ActionResult<Account>> {
  return runActionWith(ConnectAccountInput, input, async (session, body) => {
    const account = await connectAccount(session, body)
    revalidatePath('/settings/accounts')
    return account
  })
}

export async function disconnectAccountAction(id: string): Promise<ActionResult> {
  const params = IdParams.safeParse({ id })
  if (!params.success) return failed({ kind: 'not_found', message: 'There is no such account.' })
  return runAction(async (session) => {
    await disconnectAccount(session, params.data.id)
    revalidatePath('/settings/accounts')
    return undefined
  })
}
