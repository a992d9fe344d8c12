import type { Context } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { eq } from '../db/sql.ts'
import type { AddressSignature } from '../secrets/signed-address.ts'
import { figureKey } from '../site/figure-key.ts'
import { isPictureAddress } from './draft-pictures.ts'

/** The picture behind a signed address; undefined for one that was changed or has run out, and once the article is gone. */
export async function openDraftPicture(
  ctx: Context,
  picture: { articleId: string; file: string } & AddressSignature,
): Promise<{ bytes: Uint8Array; contentType: string } | undefined> {
  // The signature comes first: only what this service wrote is looked for.
  if (!isPictureAddress(ctx, picture)) return undefined
  const [row] = await ctx.db
    .select({ id: articles.id, tenantId: articles.tenantId })
    .from(articles)
    .where(eq(articles.id, picture.articleId))
  return row && ctx.engines.files.find(figureKey(row, picture.file))
}
