import { createHash } from 'node:crypto'
import type { SitePicture, UploadSitePictureInput } from '#contract/site.ts'
import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { getSite } from '../site/find-site.ts'
import { absoluteUrl, brandPicturePath } from '../site/site-address.ts'
import { brandPictureKey } from '../site/site-brand.ts'

/** Twice the size at which pages show it, for sharp screens. */
const largest = {
  logo: { widthPx: 480, heightPx: 128 },
  mark: { widthPx: 128, heightPx: 128 },
  author: { widthPx: 192, heightPx: 192 },
}

/**
 * Draws a picture anew and stores it under the digest of what was drawn.
 * @throws {ServiceError} `invalid` for what is no picture or holds more than one
 */
export async function uploadSitePicture(
  ctx: AgentContext,
  input: UploadSitePictureInput,
): Promise<SitePicture> {
  const bytes = Buffer.from(input.content, 'base64')
  const drawn = await ctx.engines.illustrator.redraw(bytes, largest[input.role])
  if (!drawn) {
    throw invalid(
      'content',
      'This file cannot be used. Send a PNG, JPEG, WebP or GIF of at most 4000 pixels a side, or an SVG of shapes alone: no pictures, scripts or filters, and text as outlines.',
    )
  }
  const digest = createHash('sha256').update(drawn.png).digest('hex').slice(0, 24)
  const file = `${digest}-${drawn.widthPx}x${drawn.heightPx}-${drawn.isDark ? 'd' : 'l'}.png`
  await ctx.engines.files.put(brandPictureKey(ctx.caller.tenantId, file), drawn.png, 'image/png')
  const site = await getSite(ctx)
  return {
    file,
    url: absoluteUrl(site, brandPicturePath(site, file)),
    width: drawn.widthPx,
    height: drawn.heightPx,
  }
}
