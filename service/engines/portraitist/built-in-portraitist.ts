import { renderAsync } from '@resvg/resvg-js'
import { portraitSvg } from './draw-portrait.ts'
import { portraitBrief, portraitPrompt, variationTags } from './portrait-brief.ts'
import type { Portraitist } from './portraitist.ts'

/** Draws portraits itself, without any service: the same request and seed give the same bytes. */
export function builtInPortraitist(): Portraitist {
  return {
    name: 'built-in',
    async draw(request) {
      const brief = portraitBrief(request)
      const [vertical, square] = await Promise.all(
        (['vertical', 'square'] as const).map(async (format) => {
          const image = await renderAsync(portraitSvg(brief, format), { font: { loadSystemFonts: false } })
          return new Uint8Array(image.asPng())
        }),
      )
      if (!vertical || !square) throw new Error('Both formats are drawn.')
      return {
        vertical,
        square,
        prompt: portraitPrompt(brief),
        ageYears: brief.ageYears,
        variationTags: variationTags(brief),
      }
    },
  }
}
