import type { AgentContext } from '../core/context.ts'
import type { ArticleFigure } from '../db/schema/articles.ts'
import { pictureColors } from '../site/brand-colors.ts'
import { figureKey } from '../site/figure-key.ts'
import { getSite } from '../site/find-site.ts'

/** Draws and stores the picture for link previews, with the title in it. Its `alt` says which title it has. */
export async function drawCover(
  ctx: AgentContext,
  article: { id: string; tenantId: string; title: string; tags: string[]; language: string },
): Promise<ArticleFigure> {
  const site = await getSite(ctx)
  const { title, tags, language } = article
  const picture = await ctx.engines.illustrator.drawCover({
    title,
    tags,
    language,
    siteTitle: site.title,
    seed: article.id,
    colors: pictureColors(site.brand),
  })
  const cover: ArticleFigure = {
    file: 'cover.png',
    alt: title,
    caption: '',
    width: picture.widthPx,
    height: picture.heightPx,
    role: 'cover',
  }
  await ctx.engines.files.put(figureKey(article, cover.file), picture.png, 'image/png')
  return cover
}
