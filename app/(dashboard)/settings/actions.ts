'use server'
import { revalidatePath } from 'next/cache'
import { revokeAgent } from '#contract/agents.ts'
import { type Settings, updateSettings } from '#contract/settings.ts'
import { type ActionResult, failed, succeeded } from '#lib/action-result.ts'
import { spendReveal } from '#lib/key-reveal-cookie.ts'
import { findSession } from '#lib/session.ts'
import { runOperation } from '#lib/session-action.ts'

export async function saveSettingsAction(input: unknown): Promise<ActionResult<Settings>> {
  const saved = await runOperation(updateSettings, { body: input })
  if (saved.ok) revalidatePath('/settings')
  return saved
}

/** The new key for other programs: once, within ten minutes of the rotation, and only when it is asked for. */
export async function showNewKeyAction(): Promise<ActionResult<string>> {
  const session = await findSession()
  if (session && (await spendReveal(session.key))) return succeeded(session.key)
  return failed({
    kind: 'gone',
    message: 'A key can be shown once, within 10 minutes of rotating it. Rotate it again to see a new one.',
  })
}

export async function revokeAgentAction(id: string): Promise<ActionResult> {
  const revoked = await runOperation(revokeAgent, { params: { id } })
  if (revoked.ok) for (const path of ['/settings', '/settings/connect']) revalidatePath(path)
  return revoked
}
