import 'server-only'
import { registerAgent } from '#contract/agents.ts'
import type { PendingClaim } from '../pending-claim.ts'
import { call } from './client.ts'

/** How long a registration waits for its code where the server does not say. */
const registrationMs = 24 * 60 * 60 * 1000

/**
 * Has a claim link mailed for an agent of that name.
 * @throws {AgentApiError} when the server refuses or does not answer
 */
export async function requestClaim(email: string, agentName: string): Promise<PendingClaim> {
  const body = {
    type: 'identity_assertion',
    assertion_type: 'verified_email',
    assertion: email,
    requested_credential_type: 'api_key',
    agent_name: agentName,
  }
  const { claim_token: claimToken, claim_token_expires: ends } = await call(registerAgent, { body }, {})
  const mailedAt = Date.now()
  const expiresAt = ends ? Date.parse(ends) : mailedAt + registrationMs
  return { claimToken, email, agentName, mailedAt, expiresAt }
}
