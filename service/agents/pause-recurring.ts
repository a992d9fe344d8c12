import type { Context } from '../core/context.ts'
import { agents } from '../db/schema/agents.ts'
import { sessions } from '../db/schema/sessions.ts'
import { watches } from '../db/schema/watches.ts'
import { and, asc, eq } from '../db/sql.ts'
import { emitEvent } from '../events/emit-event.ts'

/**
 * Pauses what an agent started and what would go on to spend by itself, because its access has ended: call it in the
 * transaction that ends it, which holds the agent's row. A run that is under way ends by itself; whoever resumes a session
 * or watch goes on with it in their own name.
 */
export async function pauseRecurringOf(ctx: Context, agentId: string): Promise<void> {
  const [agent] = await ctx.db
    .select({ tenantId: agents.tenantId, name: agents.name })
    .from(agents)
    .where(eq(agents.id, agentId))
  if (!agent?.tenantId) return
  const { tenantId, name } = agent
  const reason = 'access_ended' as const
  const message = `Paused because the access of “${name}”, which started it, has ended. Resume it to go on.`
  const paused = { status: 'paused', reason, message, updatedAt: ctx.now() } as const
  await ctx.db
    .update(sessions)
    .set(paused)
    .where(
      and(eq(sessions.tenantId, tenantId), eq(sessions.agentId, agentId), eq(sessions.status, 'running')),
    )
  const running = await ctx.db
    .select({ id: watches.id, kind: watches.kind, label: watches.label })
    .from(watches)
    .where(and(eq(watches.tenantId, tenantId), eq(watches.agentId, agentId), eq(watches.status, 'active')))
    .orderBy(asc(watches.id))
    .for('update')
  for (const { id, kind, label } of running) {
    await ctx.db.update(watches).set(paused).where(eq(watches.id, id))
    await emitEvent(
      { ...ctx, caller: { tenantId, agentId: null } },
      { type: 'watch.paused', subjectId: id, data: { watch_id: id, kind, label, reason, message } },
    )
  }
}
