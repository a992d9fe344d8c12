import { Resvg } from '@resvg/resvg-js'
import type { Picture } from './illustrator.ts'

/** Turns a whole SVG document into PNG bytes. Text must already be outlines: no font of the machine is read. */
export function rasterize(svg: string): Picture {
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return { png: image.asPng(), widthPx: image.width, heightPx: image.height }
}
