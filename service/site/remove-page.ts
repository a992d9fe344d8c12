import type { AgentContext } from '../core/context.ts'
import { publishedPages } from '../db/schema/site.ts'
import { and, eq } from '../db/sql.ts'

/** From the end of the caller's transaction the address answers 404. */
export async function removePage(ctx: AgentContext, articleId: string): Promise<void> {
  await ctx.db
    .delete(publishedPages)
    .where(and(eq(publishedPages.articleId, articleId), eq(publishedPages.tenantId, ctx.caller.tenantId)))
}
