import type { AgentContext } from '../core/context.ts'
import { articles, citedDocuments } from '../db/schema/articles.ts'
import { sql } from '../db/sql.ts'

/** How many of the tenant's articles cite each of the documents; those that none cites are left out. */
export async function countCitingArticles(
  ctx: AgentContext,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (documentIds.length === 0) return new Map()
  const { rows } = await ctx.db.execute<{ id: string; count: number }>(sql`
    select asked.id, count(*)::int as count
    from unnest(${sql.param(documentIds)}::text[]) as asked (id)
    join ${articles} on ${articles.tenantId} = ${ctx.caller.tenantId}
      and ${citedDocuments(articles.sources)} @> jsonb_build_array(asked.id)
    group by asked.id`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
