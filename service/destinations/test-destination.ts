import type { Destination } from '#contract/destinations.ts'
import type { AgentContext } from '../core/context.ts'
import { destinations } from '../db/schema/destinations.ts'
import { and, eq } from '../db/sql.ts'
import { DestinationError } from '../engines/destination/destination.ts'
import { connectionOf, destinationJson, engineOf } from './destination-json.ts'
import { getDestinationRow } from './get-destination-row.ts'

/**
 * Tests a destination with its stored credentials and keeps what it found. A test that fails is an answer, too.
 * @throws {ServiceError} `not_found`
 */
export async function testDestination(
  ctx: AgentContext,
  destinationId: string,
  signal: AbortSignal,
): Promise<Destination> {
  const row = await getDestinationRow(ctx, destinationId)
  const found = await engineOf(ctx, row)
    .test(connectionOf(ctx, row), signal)
    .then((facts) => ({ facts, status: 'connected' as const, message: null }))
    .catch((error: unknown) => {
      if (!(error instanceof DestinationError)) throw error
      return { status: 'failing' as const, message: error.message }
    })
  const now = ctx.now()
  await ctx.db
    .update(destinations)
    .set({ ...found, testedAt: now, updatedAt: now })
    .where(and(eq(destinations.id, destinationId), eq(destinations.tenantId, ctx.caller.tenantId)))
  return destinationJson(await getDestinationRow(ctx, destinationId))
}
