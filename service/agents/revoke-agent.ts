import type { AgentContext } from '../core/context.ts'
import { conflict, notFound } from '../core/errors.ts'
import { agents } from '../db/schema/agents.ts'
import { and, eq, isNull } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { endAccess } from './end-access.ts'

/**
 * Revokes an agent and its keys immediately, and the endpoints of a sign-in by OAuth. Its content stays. An agent cannot revoke itself, since no agent might be
 * left to undo it.
 */
export async function revokeAgent(ctx: AgentContext, agentId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [revoked] = await tx.db
      .update(agents)
      .set({ revokedAt: tx.now() })
      .where(and(eq(agents.id, agentId), eq(agents.tenantId, tx.caller.tenantId), isNull(agents.revokedAt)))
      .returning({ id: agents.id })
    if (!revoked) throw notFound('agent')
    if (agentId === tx.caller.agentId) {
      throw conflict(
        'current_agent',
        'An agent cannot revoke itself. Rotate its key, or revoke it from another agent.',
      )
    }
    await endAccess(tx, agentId)
  })
  ctx.cached.callers.forget()
}
