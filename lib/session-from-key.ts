import 'server-only'
import { getMe } from '#contract/agents.ts'
import { listWebhooks } from '#contract/webhooks.ts'
import { call } from './agent-api/client.ts'
import { AgentApiError } from './agent-api/errors.ts'
import type { AgentSession } from './agent-session.ts'
import { findAgentId } from './known-agents.ts'

/**
 * Finds out whose key it is. A server that lacks `me` is asked for something published instead; the agent is then
 * known by a hash of its first key, which keeps what this browser remembers of it apart.
 * @throws AgentApiError `unauthorized` when the key is not accepted.
 */
export async function sessionFromKey(key: string): Promise<AgentSession> {
  try {
    const { agent, tenant } = await call(getMe, {}, { key })
    return { key, agentId: agent.id, agentName: agent.name, email: tenant.email, tenantId: tenant.id }
  } catch (error) {
    if (!(error instanceof AgentApiError) || error.failure.kind !== 'not_offered') throw error
  }
  await call(listWebhooks, {}, { key })
  return { key, agentId: await findAgentId(key), agentName: 'Agent' }
}
