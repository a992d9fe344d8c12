import type satori from 'satori'
import type { ShelfFont } from './font-shelf.ts'
import type { Box } from './layout-box.ts'

type Fonts = Parameters<typeof satori>[1]['fonts']

// satori keeps parsed fonts for as long as it is handed the same array.
const fontLists = new Map<string, Fonts>()

function fontList(fonts: readonly ShelfFont[]): Fonts {
  const key = fonts.map((font) => font.family).join()
  const known = fontLists.get(key)
  if (known) return known
  const list: Fonts = fonts.map(({ family, data }) => ({ name: family, data, weight: 400, style: 'normal' }))
  fontLists.set(key, list)
  return list
}

/** Sets a layout as SVG with all text in outlines. Without a height the layout takes what it needs. */
export async function layoutSvg(
  layout: Box,
  fonts: readonly ShelfFont[],
  size: { width: number; height?: number },
): Promise<string> {
  const { default: satori } = await import('satori')
  return satori(layout, { ...size, fonts: fontList(distinct(fonts)) })
}

/** The height that an SVG document says it has. */
export function heightOf(svg: string): number {
  return Number(/height="([\d.]+)"/.exec(svg)?.[1] ?? 0)
}

export function familyOf(fonts: readonly ShelfFont[]): string {
  return distinct(fonts)
    .map((font) => `"${font.family}"`)
    .join(', ')
}

function distinct(fonts: readonly ShelfFont[]): ShelfFont[] {
  return [...new Map(fonts.map((font) => [font.family, font])).values()]
}
