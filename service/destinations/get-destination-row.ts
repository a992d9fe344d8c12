import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { destinations } from '../db/schema/destinations.ts'
import { and, asc, eq, isNull } from '../db/sql.ts'
import type { DestinationRow } from './destination-json.ts'

/** @throws {ServiceError} `not_found`, also for one that was disconnected and for another tenant's */
export async function getDestinationRow(ctx: AgentContext, destinationId: string): Promise<DestinationRow> {
  const [row] = await ctx.db
    .select()
    .from(destinations)
    .where(
      and(
        eq(destinations.id, destinationId),
        eq(destinations.tenantId, ctx.caller.tenantId),
        isNull(destinations.deletedAt),
      ),
    )
  if (!row) throw notFound('destination')
  return row
}

/** The connected destinations of the caller, oldest first. */
export function listDestinationRows(ctx: AgentContext): Promise<DestinationRow[]> {
  return ctx.db
    .select()
    .from(destinations)
    .where(and(eq(destinations.tenantId, ctx.caller.tenantId), isNull(destinations.deletedAt)))
    .orderBy(asc(destinations.createdAt), asc(destinations.id))
}
