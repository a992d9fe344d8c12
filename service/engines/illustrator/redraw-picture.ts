import probe from 'probe-image-size'
import type { RedrawnPicture } from './illustrator.ts'

const rasters: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
}
const maxSidePx = 4000
const maxSvgBytes = 200_000
/** What reads files, runs, or takes a renderer's time without bound; a logo has no need of it. */
const unsafeSvg =
  /<!DOCTYPE|<!ENTITY|<\s*(?:\w+:)?(?:script|image|feImage|filter|foreignObject|iframe|pattern|style\b[^>]*>[^<]*@import)/i
const maxUses = 50

/**
 * Draws a picture anew at a size that fits, so that nothing of the file but what is seen is kept. Undefined for what is
 * no picture, is too large, or has in it what only an attack needs.
 */
export async function redrawPicture(
  bytes: Uint8Array,
  largest: { widthPx: number; heightPx: number },
): Promise<RedrawnPicture | undefined> {
  const svg = svgOf(bytes)
  const source = svg === undefined ? wrapped(bytes) : safe(svg)
  if (source === undefined) return undefined
  const { Resvg } = await import('@resvg/resvg-js')
  try {
    const natural = new Resvg(source, { font: { loadSystemFonts: false } })
    const { width, height } = natural
    if (!(width >= 1 && height >= 1) || width > 100_000 || height > 100_000) return undefined
    const fitting = Math.min(largest.widthPx / width, largest.heightPx / height)
    // Lines may grow, pixels may not.
    const scale = svg === undefined ? Math.min(1, fitting) : fitting
    const image = new Resvg(source, {
      font: { loadSystemFonts: false },
      fitTo: { mode: 'zoom', value: scale },
    }).render()
    const { pixels } = image
    const look = lookOf(pixels)
    if (look === 'empty') return undefined
    return { png: image.asPng(), widthPx: image.width, heightPx: image.height, isDark: look === 'dark' }
  } catch {
    return undefined
  }
}

function svgOf(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 1000)).toString('utf8')
  return /^\uFEFF?\s*</.test(start) ? Buffer.from(bytes).toString('utf8') : undefined
}

function safe(svg: string): string | undefined {
  const isSmall = svg.length <= maxSvgBytes && (svg.match(/<\s*(?:\w+:)?use\b/gi)?.length ?? 0) <= maxUses
  return isSmall && !unsafeSvg.test(svg) ? svg : undefined
}

function wrapped(bytes: Uint8Array): string | undefined {
  const found = probe.sync(Buffer.from(bytes))
  const type = rasters[found?.type ?? '']
  if (!found || !type || Math.max(found.width, found.height) > maxSidePx) return undefined
  const { width, height } = found
  const data = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}"><image width="${width}" height="${height}" xlink:href="${data}"/></svg>`
}

/** `dark`: dark strokes on a transparent ground, which a dark page would swallow. */
function lookOf(pixels: Uint8Array): 'dark' | 'other' | 'empty' {
  let solid = 0
  let sum = 0
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue
    solid += 1
    sum += 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0)
  }
  if (solid === 0) return 'empty'
  const isTransparent = solid < (pixels.length / 4) * 0.9
  return isTransparent && sum / solid < 90 ? 'dark' : 'other'
}
