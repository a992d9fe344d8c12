import type { AgentContext } from '../core/context.ts'
import { idempotentAnswers } from '../db/schema/idempotency.ts'
import { and, gt } from '../db/sql.ts'
import { keptForMs } from './delete-old-answers.ts'
import { whereSlot } from './slot-sql.ts'

/** Whether an earlier request of the operation had this `Idempotency-Key`: another one begins and charges nothing. */
export async function isKeyUsed(
  ctx: AgentContext,
  { operation, key }: { operation: string; key: string },
): Promise<boolean> {
  const { tenantId } = ctx.caller
  const since = new Date(ctx.now().getTime() - keptForMs)
  const [found] = await ctx.db
    .select({ key: idempotentAnswers.key })
    .from(idempotentAnswers)
    .where(and(whereSlot({ tenantId, operation, key }), gt(idempotentAnswers.createdAt, since)))
  return found !== undefined
}
