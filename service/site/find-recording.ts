import type { Context } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { publishedPages } from '../db/schema/site.ts'
import { and, eq } from '../db/sql.ts'
import { figureKey } from './figure-key.ts'

/** The recording of a published article, as long as it says what the page says. */
export async function findRecording(
  ctx: Context,
  address: { handle: string; slug: string; file: string },
): Promise<{ bytes: Uint8Array; contentType: string } | undefined> {
  const { handle, slug, file } = address
  if (!file.endsWith('.mp3')) return undefined
  const [row] = await ctx.db
    .select({
      id: articles.id,
      tenantId: articles.tenantId,
      audio: articles.audio,
      version: articles.version,
    })
    .from(publishedPages)
    .innerJoin(articles, eq(articles.id, publishedPages.articleId))
    .where(and(eq(publishedPages.handle, handle), eq(publishedPages.slug, slug)))
  const { audio } = row ?? {}
  if (!row || audio?.status !== 'ready' || audio.file !== file || audio.version !== row.version)
    return undefined
  return ctx.engines.files.find(figureKey(row, file))
}
