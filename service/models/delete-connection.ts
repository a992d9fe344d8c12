import type { ModelPurpose } from '#contract/models.ts'
import type { Deleted } from '#contract/primitives.ts'
import type { AgentContext } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { modelConnections } from '../db/schema/models.ts'
import { and, eq } from '../db/sql.ts'

/**
 * Erases a connection with its key; what the operator configured is used again.
 * @throws {ServiceError} `not_found`
 */
export async function deleteConnection(ctx: AgentContext, purpose: ModelPurpose): Promise<Deleted> {
  const gone = await ctx.db
    .delete(modelConnections)
    .where(and(eq(modelConnections.tenantId, ctx.caller.tenantId), eq(modelConnections.purpose, purpose)))
    .returning({ purpose: modelConnections.purpose })
  if (gone.length === 0) throw notConnected(purpose)
  return { success: true }
}

export function notConnected(purpose: ModelPurpose): ServiceError {
  return new ServiceError({ kind: 'not_found' }, `No connection for ${purpose}.`)
}
