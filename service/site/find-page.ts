import type { Context } from '../core/context.ts'
import type { FoundPage } from '../core/process-cache.ts'
import { publishedPages } from '../db/schema/site.ts'
import { and, eq, sql } from '../db/sql.ts'
import type { Encoding } from './choose-encoding.ts'
import { pagePolicy } from './content-security-policy.ts'

const columns = {
  identity: publishedPages.html,
  gzip: publishedPages.gzip,
  br: publishedPages.brotli,
} as const

/** The bytes of a published page in one coding, with their entity tag; undefined for drafts and unknown addresses. */
export async function findPage(
  ctx: Context,
  address: { handle: string; slug: string; encoding: Encoding },
): Promise<FoundPage | undefined> {
  const { handle, slug, encoding } = address
  return ctx.cached.pages.find(`${handle}/${slug} ${encoding}`, () => readPage(ctx, address))
}

async function readPage(
  ctx: Context,
  { handle, slug, encoding }: { handle: string; slug: string; encoding: Encoding },
): Promise<FoundPage | undefined> {
  const [page] = await ctx.db
    .select({
      bytes: columns[encoding],
      etag: publishedPages.etag,
      tenantId: publishedPages.tenantId,
      articleId: publishedPages.articleId,
      policy: publishedPages.policy,
      origin: publishedPages.origin,
      unruled: sql<Buffer | null>`case when ${publishedPages.policy} is null then ${publishedPages.html} end`,
    })
    .from(publishedPages)
    .where(and(eq(publishedPages.handle, handle), eq(publishedPages.slug, slug)))
  if (!page) return undefined
  const { unruled, ...others } = page
  const policy = page.policy ?? pagePolicy(String(unruled ?? ''))
  return { ...others, etag: encodedTag(page.etag, encoding), policy }
}

/** A strong entity tag names bytes, so each coding has its own (RFC 9110, 8.8.3.3); the suffixes are those of page-bytes.ts. */
function encodedTag(etag: string, encoding: Encoding): string {
  return encoding === 'identity' ? etag : etag.replace(/"$/, `-${encoding}"`)
}
