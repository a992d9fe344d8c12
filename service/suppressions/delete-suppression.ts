import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { suppressions } from '../db/schema/suppressions.ts'
import { and, eq } from '../db/sql.ts'

/** Lifts a suppression. What it erased does not come back. */
export async function deleteSuppression(ctx: AgentContext, id: string): Promise<void> {
  const gone = await ctx.db
    .delete(suppressions)
    .where(and(eq(suppressions.id, id), eq(suppressions.tenantId, ctx.caller.tenantId)))
    .returning({ id: suppressions.id })
  if (gone.length === 0) throw notFound('suppression')
}
