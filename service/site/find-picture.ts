import type { Context } from '../core/context.ts'
import { publishedPages } from '../db/schema/site.ts'
import { and, eq } from '../db/sql.ts'
import { figureKey } from './figure-key.ts'

/** A picture of a published article; one of a draft is as unknown as its page. */
export async function findPicture(
  ctx: Context,
  address: { handle: string; slug: string; file: string },
): Promise<{ bytes: Uint8Array; contentType: string } | undefined> {
  const { handle, slug, file } = address
  if (!/^[a-z0-9-]{1,60}\.(?:png|svg)$/.test(file)) return undefined
  const [page] = await ctx.db
    .select({ id: publishedPages.articleId, tenantId: publishedPages.tenantId })
    .from(publishedPages)
    .where(and(eq(publishedPages.handle, handle), eq(publishedPages.slug, slug)))
  return page && ctx.engines.files.find(figureKey(page, file))
}
