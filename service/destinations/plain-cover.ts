import { createHash } from 'node:crypto'
import type { Context } from '../core/context.ts'
import type { DestinationPicture } from '../engines/destination/destination.ts'
import { pictureColors } from '../site/brand-colors.ts'
import type { Site } from '../site/site-article.ts'

/** As link previews show it. */
const size = { widthPx: 1200, heightPx: 630 }

/** Where themes set the title beside the cover: the drawn cover has the title in it and would repeat it. */
export function wantsPlainCover(destinationKind: string): boolean {
  return destinationKind === 'wordpress' || destinationKind === 'ghost'
}

/** The pattern of the article's page as a cover without lettering; undefined where it cannot be drawn. */
export async function drawPlainCover(
  { engines: { illustrator } }: Pick<Context, 'engines'>,
  { slug, brand }: { slug: string; brand: Site['brand'] },
): Promise<DestinationPicture | undefined> {
  const art = illustrator.drawArt({ seed: slug, colors: pictureColors(brand) })
  const picture = await illustrator.crop(Buffer.from(art), size)
  if (!picture) return undefined
  const { png: bytes, widthPx, heightPx } = picture
  const hash = createHash('sha256').update(bytes).digest('hex')
  return {
    ...{ file: 'cover.png', role: 'cover', alt: '', caption: '' },
    ...{ widthPx, heightPx, bytes, hash, publicUrl: null },
  }
}
