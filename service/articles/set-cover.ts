import type { ArticleCover, SetArticleCoverInput } from '#contract/article-look.ts'
import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import type { ArticleFigure } from '../db/schema/articles.ts'
import { inTransaction } from '../db/transaction.ts'
import { figureKey } from '../site/figure-key.ts'
import { changeLook } from './change-look.ts'
import { draftPictures } from './draft-pictures.ts'
import { drawCover } from './draw-cover.ts'
import { getArticleRow } from './get-article-row.ts'
import { requireText } from './get-draft.ts'
import { keepCover } from './keep-cover.ts'

/**
 * Makes a picture of the caller's the cover of an article.
 * @throws {ServiceError} `invalid` for what is no picture or is not safe to draw; `conflict` while there is no text
 */
export async function setCover(
  ctx: AgentContext,
  { articleId, input }: { articleId: string; input: SetArticleCoverInput },
): Promise<ArticleCover> {
  const row = await getArticleRow(ctx, articleId)
  const { title } = requireText(row)
  const cover = await keepCover(ctx, row, {
    bytes: Buffer.from(input.content, 'base64'),
    alt: input.alt || title,
  })
  if (!cover) {
    throw invalid(
      'content',
      'This file cannot be used. Send a PNG, JPEG, WebP or GIF of at most 4000 pixels a side, or an SVG of shapes alone.',
    )
  }
  return storeCover(ctx, articleId, cover)
}

/** Draws the cover from the brand again. @throws {ServiceError} `conflict` while there is no text */
export async function resetCover(ctx: AgentContext, articleId: string): Promise<ArticleCover> {
  const row = await getArticleRow(ctx, articleId)
  const { title } = requireText(row)
  return storeCover(ctx, articleId, await drawCover(ctx, { ...row, title }))
}

async function storeCover(ctx: AgentContext, articleId: string, cover: ArticleFigure): Promise<ArticleCover> {
  const before = (await getArticleRow(ctx, articleId)).cover
  const row = await inTransaction(ctx, (tx) => changeLook(tx, articleId, { cover }))
  // After the row: a file that stays behind is wasted, a row without its picture is a broken page.
  if (before && before.file !== cover.file) await ctx.engines.files.delete(figureKey(row, before.file))
  const [shown] = draftPictures(ctx, row)
  if (!shown) throw new Error('The cover was just stored.')
  return { cover: shown }
}
