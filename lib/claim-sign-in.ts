import 'server-only'
import { CompleteClaimInput, completeClaim } from '#contract/agents.ts'
import { type ActionResult, failed, type Problem, succeeded } from './action-result.ts'
import { call } from './agent-api/client.ts'
import type { AgentSession } from './agent-session.ts'
import { endsClaim } from './claim-end.ts'
import { clearClaim, findClaim, saveClaim } from './saved-claim.ts'
import { attempt } from './session-action.ts'
import { sessionFromClaim } from './session-from-claim.ts'

/** A claim that this browser no longer has. */
export const claimOver: Problem = {
  kind: 'gone',
  code: 'claim_expired',
  message: 'This sign-in has ended. Start again.',
}

/** Ends the claim of this browser with the code from the mailed page. Only in a route handler, where cookies can be set. */
export async function signInByClaim(otp: string | undefined): Promise<ActionResult<AgentSession>> {
  const claim = await findClaim()
  if (!claim) return failed(claimOver)
  const body = CompleteClaimInput.safeParse({ claim_token: claim.claimToken, otp })
  if (!body.success) return failed({ kind: 'unauthorized', code: 'otp_invalid', message: 'Not a code.' })
  const completed = await attempt(() => call(completeClaim, { body: body.data }, {}))
  if (!completed.ok) {
    const ended = endsClaim(completed.problem)
    if (ended) await saveClaim({ ...claim, ended })
    return completed
  }
  const session = await sessionFromClaim(completed.data, claim)
  await clearClaim()
  return succeeded(session)
}
