'use server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { CompleteClaimInput, completeClaim, RegisterAgentInput, registerAgent } from '#contract/agents.ts'
import { type ActionResult, failed, type Problem, succeeded } from '#lib/action-result.ts'
import { call } from '#lib/agent-api/client.ts'
import { endsClaim } from '#lib/claim-end.ts'
import { messagesByPath } from '#lib/messages-by-path.ts'
import { clearClaim, findClaim, saveClaim } from '#lib/saved-claim.ts'
import { startSession } from '#lib/session.ts'
import { attempt } from '#lib/session-action.ts'
import { returnAddress } from '#lib/session-address.ts'
import { sessionFromClaim } from '#lib/session-from-claim.ts'
import { sessionFromKey } from '#lib/session-from-key.ts'
import { countSignInAttempt } from '#lib/sign-in-attempts.ts'

const registrationMs = 24 * 60 * 60 * 1000
const resendAfterMs = 60 * 1000

const claimOver: Problem = {
  kind: 'gone',
  code: 'claim_expired',
  message: 'This sign-in request has expired. Start again.',
}

/** Has a claim link mailed. The claim token stays in the encrypted cookie. */
export async function requestLinkAction(input: unknown): Promise<ActionResult> {
  const flood = await countAttempt()
  if (flood) return failed(flood)
  const asked = RegisterAgentInput.pick({ assertion: true, agent_name: true }).safeParse(input)
  if (!asked.success) {
    const fieldErrors = messagesByPath(asked.error)
    return failed({ kind: 'invalid', message: 'Check the highlighted fields.', fieldErrors })
  }
  return mailLink(asked.data.assertion, asked.data.agent_name)
}

/** Has another link mailed for the same address and name; the one before stops working. */
export async function resendLinkAction(): Promise<ActionResult> {
  const claim = await findClaim()
  if (!claim) return failed(claimOver)
  const waitMs = claim.ended ? 0 : claim.mailedAt + resendAfterMs - Date.now()
  if (waitMs > 0) return failed(rateLimited(Math.ceil(waitMs / 1000)))
  const flood = await countAttempt()
  return flood ? failed(flood) : mailLink(claim.email, claim.agentName)
}

/**
 * Ends the claim with the code (`otp`) from the mailed page: the key goes into the session cookie, the browser to `next`.
 * Secrets come as form data, because `next dev` writes every other argument into its log.
 */
export async function completeClaimAction(next: string, form: FormData): Promise<ActionResult> {
  const flood = await countAttempt()
  if (flood) return failed(flood)
  const claim = await findClaim()
  if (!claim) return failed(claimOver)
  const body = CompleteClaimInput.safeParse({ claim_token: claim.claimToken, otp: form.get('otp') })
  if (!body.success)
    return failed({ kind: 'unauthorized', code: 'otp_invalid', message: 'Enter the 6-digit code.' })
  const completed = await attempt(() => call(completeClaim, { body: body.data }, {}))
  if (!completed.ok) {
    const ended = endsClaim(completed.problem)
    if (ended) await saveClaim({ ...claim, ended })
    return completed
  }
  await startSession(await sessionFromClaim(completed.data, claim))
  await clearClaim()
  redirect(returnAddress(next))
}

/** Signs in with a `key` that somebody already has; as form data, for the same reason. */
export async function signInWithKeyAction(next: string, form: FormData): Promise<ActionResult> {
  const flood = await countAttempt()
  if (flood) return failed(flood)
  const key = form.get('key')
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,500}$/.test(key)) {
    return failed({ kind: 'unauthorized', message: 'Enter a valid API key.' })
  }
  const session = await attempt(() => sessionFromKey(key))
  if (!session.ok) return session
  await startSession(session.data)
  await clearClaim()
  redirect(returnAddress(next))
}

/** Back to the start, for another address. */
export async function clearClaimAction(): Promise<void> {
  await clearClaim()
}

async function mailLink(email: string, agentName: string): Promise<ActionResult> {
  const body = {
    type: 'identity_assertion',
    assertion_type: 'verified_email',
    assertion: email,
    requested_credential_type: 'api_key',
    agent_name: agentName,
  }
  const registered = await attempt(() => call(registerAgent, { body }, {}))
  if (!registered.ok) return registered
  const mailedAt = Date.now()
  const { claim_token: claimToken, claim_token_expires: ends } = registered.data
  const expiresAt = ends ? Date.parse(ends) : mailedAt + registrationMs
  await saveClaim({ claimToken, email, agentName, mailedAt, expiresAt })
  return succeeded(undefined)
}

/** Why this browser has to wait, if it has to. */
async function countAttempt(): Promise<Problem | undefined> {
  const seconds = countSignInAttempt((await headers()).get('x-forwarded-for'))
  return seconds > 0 ? rateLimited(seconds) : undefined
}

function rateLimited(retryAfterSeconds: number): Problem {
  return { kind: 'rate_limited', message: 'Too many attempts. Wait a moment.', retryAfterSeconds }
}
