import { drawCover } from './draw-cover.ts'
import { drawFigure } from './draw-figure.ts'
import type { CoverRequest, Illustrator, Picture } from './illustrator.ts'
import { rasterize } from './rasterize.ts'
import { tilePattern } from './tile-pattern.ts'

/** Draws with satori and resvg, from fonts that npm installs: no account, no network, the same bytes every time. */
export function builtInIllustrator(): Illustrator {
  return { name: 'built-in', drawCover, drawBanner, drawFigure }
}

/** The pattern of an article's cover as a band of 1200 x 300. */
async function drawBanner({ seed }: Pick<CoverRequest, 'seed'>): Promise<Picture> {
  const pattern = tilePattern(seed, { columns: 12, rows: 3, tilePx: 100 })
  return rasterize(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="300">${pattern}</svg>`)
}
