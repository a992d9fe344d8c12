import type { AdaptationList, ListAdaptationsQuery } from '#contract/adaptations.ts'
import type { Sent } from '#contract/always-sent.ts'
import type { AgentContext } from '../core/context.ts'
import { adaptations } from '../db/schema/adaptations.ts'
import { and, count, desc, eq } from '../db/sql.ts'
import { adaptationsJson } from './adaptation-json.ts'

/** A tenant's adaptations, newest first. */
export async function listAdaptations(
  ctx: AgentContext,
  query: ListAdaptationsQuery,
): Promise<Sent<typeof AdaptationList>> {
  const { limit, offset, article_id, platform } = query
  const matching = and(
    eq(adaptations.tenantId, ctx.caller.tenantId),
    article_id ? eq(adaptations.articleId, article_id) : undefined,
    platform ? eq(adaptations.platform, platform) : undefined,
  )
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(adaptations)
      .where(matching)
      .orderBy(desc(adaptations.createdAt), desc(adaptations.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(adaptations).where(matching),
  ])
  return { adaptations: await adaptationsJson(ctx, rows), total: counted?.total ?? 0, limit, offset }
}
