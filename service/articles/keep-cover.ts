import { createHash } from 'node:crypto'
import type { AgentContext } from '../core/context.ts'
import type { ArticleFigure } from '../db/schema/articles.ts'
import { figureKey } from '../site/figure-key.ts'

/** What link previews show. */
const size = { widthPx: 1200, heightPx: 630 }

/**
 * Draws a picture of somebody's own anew as the cover of an article and stores it, under a name of its content, so that no
 * page shows the picture of another moment. Undefined for what is no picture or is not safe to draw.
 */
export async function keepCover(
  ctx: AgentContext,
  article: { id: string; tenantId: string },
  { bytes, alt }: { bytes: Uint8Array; alt: string },
): Promise<ArticleFigure | undefined> {
  const drawn = await ctx.engines.illustrator.crop(bytes, size)
  if (!drawn) return undefined
  const file = `cover-${createHash('sha256').update(drawn.png).digest('hex').slice(0, 12)}.png`
  await ctx.engines.files.put(figureKey(article, file), drawn.png, 'image/png')
  const { widthPx: width, heightPx: height } = drawn
  return { file, alt, caption: '', width, height, role: 'cover', own: true }
}
