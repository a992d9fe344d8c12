import 'server-only'
import type { CompletedClaim } from '#contract/agents.ts'
import { AgentApiError } from './agent-api/errors.ts'
import type { AgentSession } from './agent-session.ts'
import type { PendingClaim } from './pending-claim.ts'
import { agentIdFromKey, sessionFromKey } from './session-from-key.ts'

/**
 * The session of a claim that was just completed. Its key was shown this once, so a service that cannot be asked about it
 * now must not cost the key: what the claim itself told is enough then.
 */
export async function sessionFromClaim(
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
