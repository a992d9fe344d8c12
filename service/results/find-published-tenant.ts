import type { Context } from '../core/context.ts'
import { publishedPages } from '../db/schema/site.ts'
import { eq } from '../db/sql.ts'

/** Whose page it is; undefined for anything but a published article. @param page as in `page_days`, a stranger's text */
export async function findPublishedTenant(ctx: Context, page: string): Promise<string | undefined> {
  const [, articleId] = /^article:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(page) ?? []
  if (articleId === undefined) return undefined
  const [found] = await ctx.db
    .select({ tenantId: publishedPages.tenantId })
    .from(publishedPages)
    .where(eq(publishedPages.articleId, articleId))
  return found?.tenantId
}
