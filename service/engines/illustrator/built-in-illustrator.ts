import { drawCover } from './draw-cover.ts'
import { drawFigure } from './draw-figure.ts'
import { findChart } from './find-chart.ts'
import type { BrandColors, CoverRequest, FigureRequest, Illustrator, Picture } from './illustrator.ts'
import { rasterize } from './rasterize.ts'
import { tilePattern } from './tile-pattern.ts'

/** Draws with satori and resvg, from fonts that npm installs: no account, no network, the same bytes every time. */
export function builtInIllustrator(): Illustrator {
  return { name: 'built-in', drawCover, drawBanner, drawArt, drawsChart, drawFigure, redraw, crop }
}

const drawsChart = (request: FigureRequest) => findChart(request) !== undefined

async function redraw(...picture: Parameters<Illustrator['redraw']>): ReturnType<Illustrator['redraw']> {
  const { redrawPicture } = await import('./redraw-picture.ts')
  return redrawPicture(...picture)
}

function drawArt({ seed, colors }: { seed: string; colors: BrandColors }): string {
  const pattern = tilePattern(seed, { columns: 6, rows: 3, tilePx: 200 }, colors)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 600" width="1200" height="600">${pattern}</svg>`
}

/** The pattern of an article's cover as a band of 1200 x 300. */
async function drawBanner({ seed, colors }: Pick<CoverRequest, 'seed' | 'colors'>): Promise<Picture> {
  const pattern = tilePattern(seed, { columns: 12, rows: 3, tilePx: 100 }, colors)
  return rasterize(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="300">${pattern}</svg>`)
}

async function crop(
  bytes: Uint8Array,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): Promise<Picture | undefined> {
  const drawn = await redraw(bytes, { widthPx: 2 * widthPx, heightPx: 2 * widthPx })
  if (!drawn) return undefined
  const data = `data:image/png;base64,${Buffer.from(drawn.png).toString('base64')}`
  return rasterize(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${widthPx}" height="${heightPx}"><rect width="100%" height="100%" fill="#fff"/><image width="${widthPx}" height="${heightPx}" preserveAspectRatio="xMidYMid slice" xlink:href="${data}"/></svg>`,
  )
}
