import type { AgentContext } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { agents } from '../db/schema/agents.ts'
import { and, eq, isNull } from '../db/sql.ts'

/**
 * Locks the calling agent, so that its access cannot end while it gives an endpoint a URL. Whatever ends it locks the agent
 * first, and endpoints afterwards.
 * @throws {ServiceError} `unauthorized` when the access has ended since the request was let in
 */
export async function lockAgent(tx: AgentContext): Promise<void> {
  const [agent] = await tx.db
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(agents.id, tx.caller.agentId), isNull(agents.revokedAt)))
    .for('share')
  if (!agent) throw new ServiceError({ kind: 'unauthorized', keySent: true }, 'The agent was revoked.')
}
