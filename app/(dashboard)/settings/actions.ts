'use server'
import { revalidatePath } from 'next/cache'
import { cookies } from 'next/headers'
import { RotateKeyInput, revokeAgent } from '#contract/agents.ts'
import { type Settings, updateSettings } from '#contract/settings.ts'
import { type ActionResult, failed, succeeded } from '#lib/action-result.ts'
import { rotateOwnKey } from '#lib/agent-api/rotate-key.ts'
import { env } from '#lib/env.ts'
import { permitsReveal, revealPermit, revealSeconds } from '#lib/key-reveal.ts'
import { findSession, replaceSessionKey } from '#lib/session.ts'
import { runAction, runOperation } from '#lib/session-action.ts'
import { sessionCookie } from '#lib/session-cookie.ts'

const permitCookie = 'masthead.show-key'

export async function saveSettingsAction(input: unknown): Promise<ActionResult<Settings>> {
  const saved = await runOperation(updateSettings, { body: input })
  if (saved.ok) revalidatePath('/settings')
  return saved
}

/** Rotates the key of this dashboard. The new one goes into the session, not into the answer. */
export async function rotateKeyAction(
  graceSeconds: number,
): Promise<ActionResult<{ previousKeyExpiresAt?: string | undefined }>> {
  const input = RotateKeyInput.safeParse({ grace_seconds: graceSeconds })
  if (!input.success) {
    return failed({ kind: 'invalid', message: 'Choose how long the old key works.', fieldErrors: {} })
  }
  return runAction(async (session) => {
    const rotated = await rotateOwnKey(session, input.data)
    await replaceSessionKey(rotated.agent_api_key)
    const { options } = sessionCookie()
    const permit = revealPermit(rotated.agent_api_key, env().nextauthSecret, new Date())
    const jar = await cookies()
    jar.set(permitCookie, permit, { ...options, sameSite: 'strict', maxAge: revealSeconds })
    return { previousKeyExpiresAt: rotated.previous_key_expires_at }
  })
}

/** The new key for other programs: once, within ten minutes of the rotation, and only when it is asked for. */
export async function showNewKeyAction(): Promise<ActionResult<string>> {
  const session = await findSession()
  const jar = await cookies()
  const permit = jar.get(permitCookie)?.value
  jar.delete(permitCookie)
  if (!session || !permitsReveal(permit, session.key, env().nextauthSecret, new Date())) {
    return failed({
      kind: 'gone',
      message: 'A key can be shown once, within 10 minutes of rotating it. Rotate it again to see a new one.',
    })
  }
  return succeeded(session.key)
}

export async function revokeAgentAction(id: string): Promise<ActionResult> {
  const revoked = await runOperation(revokeAgent, { params: { id } })
  if (revoked.ok) revalidatePath('/settings')
  return revoked
}
