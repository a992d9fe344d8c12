import type { AgentContext } from '../core/context.ts'
import { destinations, placements } from '../db/schema/destinations.ts'
import { and, asc, eq } from '../db/sql.ts'
import type { DestinationRow } from './destination-json.ts'
import type { PlacementRow } from './placement-json.ts'

export type PlacedAt = { placement: PlacementRow; destination: DestinationRow }

/** Where an article is or was, and what was chosen for it, oldest first. */
export function findPlacements(ctx: AgentContext, articleId: string): Promise<PlacedAt[]> {
  return ctx.db
    .select({ placement: placements, destination: destinations })
    .from(placements)
    .innerJoin(destinations, eq(destinations.id, placements.destinationId))
    .where(and(eq(placements.articleId, articleId), eq(placements.tenantId, ctx.caller.tenantId)))
    .orderBy(asc(placements.createdAt), asc(placements.id))
}

/** One of them; undefined also for another tenant's. */
export async function findPlacement(ctx: AgentContext, placementId: string): Promise<PlacedAt | undefined> {
  const [found] = await ctx.db
    .select({ placement: placements, destination: destinations })
    .from(placements)
    .innerJoin(destinations, eq(destinations.id, placements.destinationId))
    .where(and(eq(placements.id, placementId), eq(placements.tenantId, ctx.caller.tenantId)))
  return found
}
