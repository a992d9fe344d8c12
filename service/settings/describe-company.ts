import type { AgentContext } from '../core/context.ts'
import { getSettingsRow } from './get-settings.ts'

/** Whether the writers know enough of the company, and what they lack, in words. */
export async function describeCompany(ctx: AgentContext): Promise<{ isReady: boolean; detail: string }> {
  const { profile } = await getSettingsRow(ctx)
  const isReady = Boolean(profile.name && profile.sells)
  if (isReady) return { isReady, detail: profile.name ?? '' }
  return { isReady, detail: 'Not filled in: drafts are written for no company in particular.' }
}
