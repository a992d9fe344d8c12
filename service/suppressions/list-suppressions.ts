import type { Sent } from '#contract/always-sent.ts'
import type { ListSuppressionsQuery, SuppressionList } from '#contract/suppressions.ts'
import type { AgentContext } from '../core/context.ts'
import { suppressions } from '../db/schema/suppressions.ts'
import { and, count, desc, eq, ilike } from '../db/sql.ts'
import { suppressionJson } from './suppression-json.ts'

/** A tenant's suppressions, newest first. */
export async function listSuppressions(
  ctx: AgentContext,
  { kind, q, limit, offset }: ListSuppressionsQuery,
): Promise<Sent<typeof SuppressionList>> {
  const matching = and(
    eq(suppressions.tenantId, ctx.caller.tenantId),
    kind && eq(suppressions.kind, kind),
    q ? ilike(suppressions.value, `%${q.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  )
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(suppressions)
      .where(matching)
      .orderBy(desc(suppressions.createdAt), desc(suppressions.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(suppressions).where(matching),
  ])
  return { suppressions: rows.map(suppressionJson), total: counted?.total ?? 0, limit, offset }
}
