import { drawCover } from './draw-cover.ts'
import { drawFigure } from './draw-figure.ts'
import type {
  BrandColors,
  CoverRequest,
  Figure,
  FigureRequest,
  Picture,
  RedrawnPicture,
} from './illustrator.ts'
import { rasterize } from './rasterize.ts'
import { redrawPicture } from './redraw-picture.ts'
import { tilePattern } from './tile-pattern.ts'

type Size = { widthPx: number; heightPx: number }

/** What a drawing of each kind is made from. */
type Requests = {
  cover: CoverRequest
  banner: { seed: string; colors?: BrandColors | undefined }
  figure: FigureRequest
  redrawn: { bytes: Uint8Array; largest: Size }
  cropped: { bytes: Uint8Array; size: Size }
}

/** And what it is; undefined where the bytes are no picture, or none that is safe to draw. */
export type Drawings = {
  cover: Picture
  banner: Picture
  figure: Figure
  redrawn: RedrawnPicture | undefined
  cropped: Picture | undefined
}

export type DrawingKind = keyof Requests
export type DrawingRequest<Kind extends DrawingKind = DrawingKind> = {
  [K in Kind]: { kind: K; request: Requests[K] }
}[Kind]

const draws: { [K in DrawingKind]: (request: Requests[K]) => Promise<Drawings[K]> } = {
  cover: drawCover,
  banner: drawBanner,
  figure: drawFigure,
  redrawn: ({ bytes, largest }) => redrawPicture(bytes, largest),
  cropped: crop,
}

/** Draws with satori and resvg, which take up to a tenth of a second of unbroken work. */
export function draw<Kind extends DrawingKind>({
  kind,
  request,
}: DrawingRequest<Kind>): Promise<Drawings[Kind]> {
  return draws[kind](request)
}

/** The pattern of an article's cover as a band of 1200 x 300. */
function drawBanner({ seed, colors }: Requests['banner']): Promise<Picture> {
  const pattern = tilePattern(seed, { columns: 12, rows: 3, tilePx: 100 }, colors)
  return rasterize(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="300">${pattern}</svg>`)
}

async function crop({
  bytes,
  size: { widthPx, heightPx },
}: Requests['cropped']): Promise<Picture | undefined> {
  const drawn = await redrawPicture(bytes, { widthPx: 2 * widthPx, heightPx: 2 * widthPx })
  if (!drawn) return undefined
  const data = `data:image/png;base64,${Buffer.from(drawn.png).toString('base64')}`
  return rasterize(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${widthPx}" height="${heightPx}"><rect width="100%" height="100%" fill="#fff"/><image width="${widthPx}" height="${heightPx}" preserveAspectRatio="xMidYMid slice" xlink:href="${data}"/></svg>`,
  )
}
