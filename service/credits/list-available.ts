import type { Context } from '../core/context.ts'
import { creditBalances } from '../db/schema/credits.ts'
import { inArray } from '../db/sql.ts'

/** Available credits of each tenant. */
export async function listAvailable(
  ctx: Pick<Context, 'db'>,
  tenantIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (tenantIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ tenantId: creditBalances.tenantId, available: creditBalances.available })
    .from(creditBalances)
    .where(inArray(creditBalances.tenantId, [...tenantIds]))
  return new Map(rows.map(({ tenantId, available }) => [tenantId, available]))
}
