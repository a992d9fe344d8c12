'use server'
import { revalidatePath } from 'next/cache'
import { cookies } from 'next/headers'
import { RotateKeyInput } from '#contract/agents.ts'
import { IdParams } from '#contract/primitives.ts'
import { type Settings, UpdateSettingsInput } from '#contract/settings.ts'
import { type ActionResult, failed, succeeded } from '#lib/action-result.ts'
import { revokeAgent, rotateKey } from '#lib/agent-api/agents.ts'
import { updateSettings } from '#lib/agent-api/settings.ts'
import { env } from '#lib/env.ts'
import { permitsReveal, revealPermit, revealSeconds } from '#lib/key-reveal.ts'
import { findSession, replaceSessionKey } from '#lib/session.ts'
import { runAction, runActionWith } from '#lib/session-action.ts'
import { sessionCookie } from '#lib/session-cookie.ts'

const permitCookie = 'masthead.show-key'

export async function saveSettingsAction(input: unknown): Promise<ActionResult<Settings>> {
  return runActionWith(UpdateSettingsInput, input, async (session, body) => {
    const settings = await updateSettings(session, body)
    revalidatePath('/settings')
    return settings
  })
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
    const rotated = await rotateKey(session, input.data)
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
      message: 'A key is shown once, within ten minutes of its rotation. Rotate it again to see one.',
    })
  }
  return succeeded(session.key)
}

export async function revokeAgentAction(id: string): Promise<ActionResult> {
  const params = IdParams.safeParse({ id })
  if (!params.success) return failed({ kind: 'not_found', message: 'There is no such agent.' })
  return runAction(async (session) => {
    await revokeAgent(session, params.data.id)
    revalidatePath('/settings')
    return undefined
  })
}
