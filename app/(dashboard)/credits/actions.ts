'use server'
import { revalidatePath } from 'next/cache'
import { UpdateSettingsInput } from '#contract/settings.ts'
import { type ActionResult, failed } from '#lib/action-result.ts'
import { updateSettings } from '#lib/agent-api/settings.ts'
import { runAction } from '#lib/session-action.ts'

/** Sets from which balance on it is called low, and answers what stands now. */
export async function saveLowBalanceAction(lowBalanceCredits: number): Promise<ActionResult<number>> {
  const input = UpdateSettingsInput.safeParse({ lowBalanceCredits })
  if (!input.success) {
    const message = input.error.issues[0]?.message ?? 'Must be a whole number.'
    return failed({ kind: 'invalid', message, fieldErrors: { lowBalanceCredits: message } })
  }
  return runAction(async (session) => {
    const settings = await updateSettings(session, input.data)
    revalidatePath('/credits')
    return settings.lowBalanceCredits
  })
}
