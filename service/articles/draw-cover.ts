import { createHash } from 'node:crypto'
import type { AgentContext } from '../core/context.ts'
import type { ArticleFigure } from '../db/schema/articles.ts'
import { pictureColors } from '../site/brand-colors.ts'
import { figureKey } from '../site/figure-key.ts'
import { getSite } from '../site/find-site.ts'
import type { Site } from '../site/site-article.ts'

/** What decides the shapes: the slug, as on the site, so that a shared link shows the article's own pattern. */
type Drawn = { id: string; slug: string | null }
const seedOf = ({ id, slug }: Drawn): string => slug ?? id

/** The colours, the name, the typeface and the shapes that pictures of an article are drawn with. */
export function lookOf(site: Pick<Site, 'brand' | 'title'>, article: Drawn): string {
  return createHash('sha256')
    .update(JSON.stringify([pictureColors(site.brand), site.title, seedOf(article), site.brand.typeface]))
    .digest('hex')
    .slice(0, 12)
}

/** Draws and stores the picture for link previews, with the title in it. Its `alt` says which title it has. */
export async function drawCover(
  ctx: AgentContext,
  article: Drawn & { tenantId: string; title: string; tags: string[]; language: string },
): Promise<ArticleFigure> {
  const site = await getSite(ctx)
  const { title, tags, language } = article
  const picture = await ctx.engines.illustrator.drawCover({
    title,
    tags,
    language,
    siteTitle: site.title,
    seed: seedOf(article),
    colors: pictureColors(site.brand),
    typeface: site.brand.typeface,
  })
  const cover: ArticleFigure = {
    file: 'cover.png',
    alt: title,
    caption: '',
    width: picture.widthPx,
    height: picture.heightPx,
    role: 'cover',
    look: lookOf(site, article),
  }
  await ctx.engines.files.put(figureKey(article, cover.file), picture.png, 'image/png')
  return cover
}

/** Draws and stores the picture without lettering at the top of the page. */
export async function drawBanner(
  ctx: AgentContext,
  article: Drawn & { tenantId: string },
): Promise<ArticleFigure> {
  const site = await getSite(ctx)
  const colors = pictureColors(site.brand)
  const picture = await ctx.engines.illustrator.drawBanner({ seed: seedOf(article), colors })
  const file = 'banner.png'
  await ctx.engines.files.put(figureKey(article, file), picture.png, 'image/png')
  const { widthPx: width, heightPx: height } = picture
  return { file, alt: '', caption: '', width, height, role: 'banner', look: lookOf(site, article) }
}
