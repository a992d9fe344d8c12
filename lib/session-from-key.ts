import 'server-only'
import { createHash } from 'node:crypto'
import { getMe } from '#contract/agents.ts'
import { listWebhooks } from '#contract/webhooks.ts'
import { call } from './agent-api/client.ts'
import { AgentApiError } from './agent-api/errors.ts'
import type { AgentSession } from './agent-session.ts'

/**
 * Finds out whose key it is. A server that lacks `me` is asked for something published instead; the agent is then
 * known by a hash of its key, which keeps what this browser remembers of it apart.
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
  return { key, agentId: agentIdFromKey(key), agentName: 'Agent' }
}

/** A name for the agent of a key where the service gives it none. */
export function agentIdFromKey(key: string): string {
  return `key-${createHash('sha256').update(key).digest('hex').slice(0, 16)}`
}
