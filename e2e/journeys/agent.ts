import { randomUUID } from 'node:crypto'
import { eventually } from '#test-support/eventually.ts'
import { findMail } from '#test-support/loopback/mail-server.ts'
import type { Stage } from '../stage/stage.ts'

/** A program that claimed a key by mail, as any agent would with curl. */
export type Agent = {
  key: string
  email: string
  /** What nobody else may see: the key and the tokens of the claim. */
  secrets: string[]
  /** The six digits that the claim was completed with. */
  code: string
  ask(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: Record<string, unknown> }>
  /** A written article as a draft. */
  write(input?: Record<string, unknown>): Promise<string>
}

export const newEmail = () => `mara-${randomUUID().slice(0, 8)}@acme.example`

/** The address in the mail that asks whether a program may have a key. */
export function waitForClaimLink(stage: Stage, email: string, agentName: string): Promise<string> {
  return eventually(async () => {
    const text = await findMail(stage.mailFolder, email, `"${agentName}"`)
    return /https?:\/\/\S+token=\S+/.exec(text ?? '')?.[0]
  })
}

/** Claims a key for an address; the first claim of an address brings 200 credits. */
export async function claimAgent(stage: Stage, email = newEmail(), agentName = 'Curl'): Promise<Agent> {
  const url = stage.serviceUrl
  const registered = await send(`${url}/agent/auth`, {
    type: 'identity_assertion',
    assertion_type: 'verified_email',
    assertion: email,
    requested_credential_type: 'api_key',
    agent_name: agentName,
  })
  const claimToken = String(registered.body.claim_token)
  const link = new URL(await waitForClaimLink(stage, email, agentName))
  const attemptToken = link.searchParams.get('token') ?? ''
  const shown = await send(`${url}/agent/auth/claim/attempt/challenge`, { claim_attempt_token: attemptToken })
  const code = String(shown.body.challenge)
  const claimed = await send(`${url}/agent/auth/claim/complete`, { claim_token: claimToken, otp: code })
  const key = String(claimed.body.credential)
  const ask: Agent['ask'] = (method, path, body) => send(`${url}/api/agent${path}`, body, { method, key })
  return {
    key,
    email,
    secrets: [key, claimToken, attemptToken],
    code,
    ask,
    async write(input) {
      const body = {
        topic: 'Grinders for a coffee bar',
        source_urls: [`${stage.sourceUrl}/grinders`],
        size: 'mini',
        auto_publish: false,
        ...input,
      }
      const written = await ask('POST', '/autopilot', body)
      if (written.status !== 200) throw new Error(`Nothing was written: ${JSON.stringify(written.body)}`)
      return String(written.body.article_id)
    },
  }
}

async function send(url: string, body: unknown, caller: { method?: string; key?: string } = {}) {
  const answer = await fetch(url, {
    method: caller.method ?? 'POST',
    headers: {
      ...(caller.key && { authorization: `Bearer ${caller.key}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const read: Record<string, unknown> = await answer.json()
  return { status: answer.status, body: read }
}
