import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, desc, eq, isNotNull } from '../db/sql.ts'

/** The tenant's newest article that has a text; undefined if none has. */
export async function findNewestWritten(ctx: AgentContext): Promise<string | undefined> {
  const [newest] = await ctx.db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.tenantId, ctx.caller.tenantId), isNotNull(articles.markdown)))
    .orderBy(desc(articles.createdAt), desc(articles.id))
    .limit(1)
  return newest?.id
}
