import type { Picture } from './illustrator.ts'

/** Turns a whole SVG document into PNG bytes. Text must already be outlines: no font of the machine is read. */
export async function rasterize(svg: string): Promise<Picture> {
  const { Resvg } = await import('@resvg/resvg-js')
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return { png: image.asPng(), widthPx: image.width, heightPx: image.height }
}
