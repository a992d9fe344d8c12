import type { AgentContext } from '../core/context.ts'
import type { WrittenLeadMagnet } from '../engines/lead-magnet-writer/lead-magnet-writer.ts'
import type { SetFigure, SetPicture } from '../engines/typesetter/typesetter.ts'
import { figureColors, pictureColors } from '../site/brand-colors.ts'
import type { Site } from '../site/site-article.ts'
import type { LeadMagnetRow } from './get-lead-magnet-row.ts'
import { coverKey } from './lead-magnet-files.ts'

export type DrawnPictures = { banners: SetPicture[]; figures: SetFigure[] }

/**
 * Draws the requested images: a band for each part, and the tables of the evidence as figures; also the image
 * for link previews, which every landing page has.
 */
export async function drawLeadMagnet(
  ctx: AgentContext,
  row: LeadMagnetRow,
  about: { written: WrittenLeadMagnet; site: Pick<Site, 'brand' | 'title'> },
): Promise<DrawnPictures> {
  const { illustrator, files } = ctx.engines
  const { written, site } = about
  const colors = pictureColors(site.brand)
  const { language } = row
  const preview = await illustrator.drawCover({
    title: written.title,
    tags: [],
    language,
    siteTitle: site.title,
    seed: row.id,
    colors,
    typeface: site.brand.typeface,
  })
  await files.put(coverKey(row), preview.png, 'image/png')
  if (!row.input.generate_images) return { banners: [], figures: [] }
  const banners: SetPicture[] = []
  for (const index of written.parts.keys())
    banners.push({ ...(await illustrator.drawBanner({ seed: `${row.id}-${index}`, colors })), alt: '' })
  const figures: SetFigure[] = []
  for (const { caption, header, rows, reference, part } of written.figures) {
    const drawn = await illustrator.drawFigure({
      caption,
      header,
      rows,
      language,
      colors: figureColors(site.brand),
    })
    figures.push({ ...drawn, reference, part })
  }
  return { banners, figures }
}
