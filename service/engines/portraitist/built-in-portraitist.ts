import { portraitSvg } from './draw-portrait.ts'
import { portraitBrief, portraitPrompt, variationTags } from './portrait-brief.ts'
import type { Portraitist } from './portraitist.ts'

/** Draws portraits itself, without any service: the same request and seed give the same bytes. */
export function builtInPortraitist(): Portraitist {
  return {
    name: 'built-in',
    async draw(request) {
      const brief = portraitBrief(request)
      const tall = portraitSvg(brief, 'vertical')
      const [vertical, square, thumbnail] = await Promise.all([
        render(tall, 1080),
        render(portraitSvg(brief, 'square'), 1080),
        render(tall, 360),
      ])
      return {
        vertical,
        square,
        thumbnail,
        prompt: portraitPrompt(brief),
        ageYears: brief.ageYears,
        variationTags: variationTags(brief),
      }
    },
  }
}

async function render(svg: string, width: number): Promise<Uint8Array> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: width },
  })
  return new Uint8Array(image.asPng())
}
