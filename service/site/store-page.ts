import type { AgentContext } from '../core/context.ts'
import { publishedPages } from '../db/schema/site.ts'
import { drawnBy } from './drawn-by.ts'
import type { PageBytes } from './page-bytes.ts'

/** Puts the page of an article at its address, in the transaction that makes it live; the page it had before goes. */
export async function storePage(
  ctx: AgentContext,
  stored: {
    articleId: string
    handle: string
    slug: string
    page: PageBytes
    policy: string
    origin: string | null
  },
): Promise<void> {
  const { articleId, handle, slug, page, policy, origin } = stored
  const values = {
    tenantId: ctx.caller.tenantId,
    handle,
    slug,
    etag: page.identity.etag,
    html: Buffer.from(page.identity.bytes),
    gzip: Buffer.from(page.gzip.bytes),
    brotli: Buffer.from(page.br.bytes),
    policy,
    origin,
    drawnBy: drawnBy(ctx.config),
    renderedAt: ctx.now(),
  }
  await ctx.db
    .insert(publishedPages)
    .values({ articleId, ...values })
    .onConflictDoUpdate({ target: publishedPages.articleId, set: values })
}
