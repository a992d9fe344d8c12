import 'server-only'
import { CompleteClaimInput, type CompletedClaim, completeClaim } from '#contract/agents.ts'
import { type ActionResult, failed, type Problem, succeeded } from './action-result.ts'
import { call } from './agent-api/client.ts'
import { AgentApiError } from './agent-api/errors.ts'
import type { AgentSession } from './agent-session.ts'
import { endsClaim } from './claim-end.ts'
import { agentIdFromKey } from './known-agents.ts'
import type { PendingClaim } from './pending-claim.ts'
import { clearClaim, findClaim, saveClaim } from './saved-claim.ts'
import { attempt } from './session-action.ts'
import { sessionFromKey } from './session-from-key.ts'
import { adoptTimeZone } from './session-time-zone.ts'

/** A claim that this browser no longer has. */
export const claimOver: Problem = {
  kind: 'gone',
  code: 'claim_expired',
  message: 'This sign-in request has expired. Start again.',
}

/** Ends the claim of this browser with the code from the mailed page. Only in a route handler, where cookies can be set. */
export async function signInByClaim(
  sent: { otp?: string; timeZone?: string } | undefined,
): Promise<ActionResult<AgentSession>> {
  const otp = sent?.otp
  const claim = await findClaim()
  if (!claim) return failed(claimOver)
  const body = CompleteClaimInput.safeParse({ claim_token: claim.claimToken, otp })
  if (!body.success)
    return failed({ kind: 'unauthorized', code: 'otp_invalid', message: 'Enter the 6-digit code.' })
  const completed = await attempt(() => call(completeClaim, { body: body.data }, {}))
  if (!completed.ok) {
    const ended = endsClaim(completed.problem)
    if (ended) await saveClaim({ ...claim, ended })
    return completed
  }
  const session = await sessionFromClaim(completed.data, claim)
  await adoptTimeZone(session.key, sent?.timeZone)
  await clearClaim()
  return succeeded(session)
}

/**
 * The session of a claim that was just completed. Its key was shown this once, so a service that cannot be asked about it
 * now must not cost the key: what the claim itself told is enough then.
 */
async function sessionFromClaim(
  completed: CompletedClaim,
  claim: Pick<PendingClaim, 'email' | 'agentName'>,
): Promise<AgentSession> {
  // The contract promises one of the two names.
  const key = completed.credential ?? completed.agent_api_key ?? ''
  const { email, agentName } = claim
  try {
    const session = await sessionFromKey(key)
    return session.email ? session : { ...session, email, agentName }
  } catch (error) {
    if (!(error instanceof AgentApiError)) throw error
    return { key, agentId: completed.agent_id ?? agentIdFromKey(key), agentName, email }
  }
}
