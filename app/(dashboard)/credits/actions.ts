'use server'
import { revalidatePath } from 'next/cache'
import { updateSettings } from '#contract/settings.ts'
import { type ActionResult, succeeded } from '#lib/action-result.ts'
import { runOperation } from '#lib/session-action.ts'

/** Sets from which balance on it is called low, and answers what stands now. */
export async function saveLowBalanceAction(lowBalanceCredits: number): Promise<ActionResult<number>> {
  const saved = await runOperation(updateSettings, { body: { lowBalanceCredits } })
  if (!saved.ok) return saved
  revalidatePath('/credits')
  return succeeded(saved.data.lowBalanceCredits)
}
