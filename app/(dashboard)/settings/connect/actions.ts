'use server'
import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { CompleteClaimInput, completeClaim, listAgents, RegisterAgentInput } from '#contract/agents.ts'
import { type ActionResult, failed, succeeded } from '#lib/action-result.ts'
import { call } from '#lib/agent-api/client.ts'
import { AgentApiError } from '#lib/agent-api/errors.ts'
import { requestClaim } from '#lib/agent-api/request-claim.ts'
import { openClaim, sealClaim } from '#lib/pending-claim.ts'
import { runActionWith } from '#lib/session-action.ts'
import { claimOver } from '#lib/session-from-claim.ts'

const NameInput = RegisterAgentInput.pick({ agent_name: true })

/**
 * Has a claim link mailed for a new agent, to the address that owns the workspace and to no other. A claim in the name of
 * an agent that exists would replace its key, so such a name is refused.
 * @returns the claim, sealed: the page never has its token
 */
export async function requestKeyAction(input: unknown): Promise<ActionResult<string>> {
  const asked = await runActionWith(NameInput, input, async (session, { agent_name: agentName }) => {
    const { email } = session
    if (!email)
      return failed({ kind: 'not_offered', message: "This server doesn't say who owns the workspace." })
    const taken = [session.agentName, ...(await findAgentNames(session.key))]
    if (taken.some((name) => sameName(name, agentName))) {
      const message = 'An agent with this name exists. A new key would replace its key: choose another name.'
      return failed({ kind: 'invalid', message, fieldErrors: { agent_name: message } })
    }
    return succeeded(await sealClaim(await requestClaim(email, agentName)))
  })
  return asked.ok ? asked.data : asked
}

const CodeInput = z.object({ claim: z.string(), otp: CompleteClaimInput.shape.otp })

/** Completes the claim with the mailed code. The answer is the only place where the key is shown. */
export async function createKeyAction(input: unknown): Promise<ActionResult<string>> {
  const created = await runActionWith(CodeInput, input, async (session, { claim: sealed, otp }) => {
    const claim = await openClaim(sealed)
    // Sealed for somebody else, or long ago: who is signed in now gets no key of another workspace.
    if (!claim || claim.email !== session.email) return failed(claimOver)
    const body = { claim_token: claim.claimToken, otp }
    const completed = await call(completeClaim, { body }, {})
    // The contract promises one of the two names.
    return succeeded(completed.credential ?? completed.agent_api_key ?? '')
  })
  if (!created.ok) return created
  if (created.data.ok) revalidatePath('/settings/connect')
  return created.data
}

/** None where the server cannot list them. */
async function findAgentNames(key: string): Promise<string[]> {
  try {
    return (await call(listAgents, {}, { key })).agents.map(({ name }) => name)
  } catch (error) {
    if (error instanceof AgentApiError && error.failure.kind === 'not_offered') return []
    throw error
  }
}

/** Names that differ by their case alone are told apart by a server, and by nobody who reads a list of them. */
function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
