'use server'
import { headers } from 'next/headers'
import { RegisterAgentInput } from '#contract/agents.ts'
import { type ActionResult, failed, type Problem, succeeded } from '#lib/action-result.ts'
import { requestClaim } from '#lib/agent-api/request-claim.ts'
import { messagesByPath } from '#lib/messages-by-path.ts'
import { clearClaim, findClaim, saveClaim } from '#lib/saved-claim.ts'
import { attempt } from '#lib/session-action.ts'
import { claimOver } from '#lib/session-from-claim.ts'
import { countSignInAttempt, rateLimited } from '#lib/sign-in-attempts.ts'

const resendAfterMs = 60 * 1000

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

/** Back to the start, for another address. */
export async function clearClaimAction(): Promise<ActionResult> {
  await clearClaim()
  return succeeded(undefined)
}

async function mailLink(email: string, agentName: string): Promise<ActionResult> {
  const requested = await attempt(() => requestClaim(email, agentName))
  if (!requested.ok) return requested
  await saveClaim(requested.data)
  return succeeded(undefined)
}

/** Why this browser has to wait, if it has to. */
async function countAttempt(): Promise<Problem | undefined> {
  const seconds = countSignInAttempt((await headers()).get('x-forwarded-for'))
  return seconds > 0 ? rateLimited(seconds) : undefined
}
