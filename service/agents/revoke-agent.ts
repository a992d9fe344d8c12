import type { AgentContext } from '../context.ts'
import { agentKeys, agents } from '../db/schema/agents.ts'
import { and, eq, isNull } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { conflict, notFound } from '../errors.ts'

/** Ends an agent and its keys at once. What it made stays. An agent cannot revoke itself: nobody would be left to undo it. */
export async function revokeAgent(ctx: AgentContext, agentId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const [revoked] = await inside.db
      .update(agents)
      .set({ revokedAt: inside.now() })
      .where(
        and(eq(agents.id, agentId), eq(agents.tenantId, inside.caller.tenantId), isNull(agents.revokedAt)),
      )
      .returning({ id: agents.id })
    if (!revoked) throw notFound('agent')
    if (agentId === inside.caller.agentId) {
      throw conflict(
        'current_agent',
        'This is the agent that asks. Rotate its key instead, or revoke it as another agent.',
      )
    }
    await inside.db.delete(agentKeys).where(eq(agentKeys.agentId, agentId))
  })
  ctx.remembered.callers.forget()
}
