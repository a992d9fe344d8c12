import { palette } from '../palette/palette.ts'

export type BrandPalette = {
  paper: string
  raised: string
  ink: string
  soft: string
  rule: string
  /** For words and lines: at least 4.5 against `paper` and `raised`. */
  accent: string
  /** For areas: the brand's colour as it was given. */
  fill: string
  /** For words on `fill`. */
  onFill: string
}

type Rgb = readonly [number, number, number]

/** WCAG 2.2, success criterion 1.4.3. */
const readable = 4.5
const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
/** Darker than this, black words on it lose their contrast. */
const lightestPaper = 0.8

/** The palettes of a site by day and by night, from two colours; whatever they are, every word can be read. */
export function brandPalettes(colors: {
  accent: string
  paper: string
}): Record<'light' | 'dark', BrandPalette> {
  const accent = rgbOf(colors.accent)
  const day = until(rgbOf(colors.paper), white, (paper) => luminance(paper) >= lightestPaper)
  const night = roundOf(mix(mix(day, black, 0.92), [20, 20, 22], 0.55))
  return { light: paletteOn(day, accent, black), dark: paletteOn(night, accent, white) }
}

/** How two colours differ in brightness, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  return ratio(rgbOf(one), rgbOf(other))
}

function paletteOn(paper: Rgb, accent: Rgb, far: Rgb): BrandPalette {
  const raised = roundOf(mix(mix(paper, far, far === black ? 0.035 : 0.05), accent, 0.025))
  const ink = roundOf(mix(far, paper, far === black ? 0.1 : 0.07))
  const isReadable = (color: Rgb) => Math.min(ratio(color, paper), ratio(color, raised)) >= readable
  return {
    paper: hexOf(paper),
    raised: hexOf(raised),
    ink: hexOf(ink),
    soft: hexOf(until(mix(paper, ink, 0.62), ink, isReadable)),
    rule: hexOf(mix(paper, ink, 0.15)),
    accent: hexOf(until(accent, far, isReadable)),
    fill: hexOf(accent),
    onFill:
      ratio(accent, white) >= readable || ratio(accent, white) > ratio(accent, black) ? '#ffffff' : '#111111',
  }
}

/** The first of the steps from a colour towards another that is good. */
function until(from: Rgb, to: Rgb, isGood: (color: Rgb) => boolean): Rgb {
  for (let step = 0; step <= 50; step++) {
    const color = roundOf(mix(from, to, step / 50))
    if (isGood(color)) return color
  }
  return to
}

function ratio(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** WCAG 2.2, "relative luminance". */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share
  return [part(0), part(1), part(2)]
}

function roundOf(color: Rgb): Rgb {
  return rgbOf(hexOf(color))
}

function hexOf(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Black for what is no colour; nothing of it reaches a stylesheet as it was typed. */
function rgbOf(hex: string): Rgb {
  const value = /^#[0-9a-f]{6}$/i.test(hex) ? Number.parseInt(hex.slice(1), 16) : 0
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** The colours of a site's pictures: shades and tints of one. */
export function pictureColors(colors: { accent: string; paper: string }) {
  const accent = rgbOf(colors.accent)
  const paper = rgbOf(brandPalettes(colors).light.paper)
  return {
    accent: hexOf(accent),
    paper: hexOf(paper),
    second: hexOf(mix(accent, paper, 0.48)),
    dark: hexOf(mix(accent, [18, 18, 20], 0.8)),
    well: hexOf(mix(paper, accent, 0.13)),
  }
}

/** The colours of a site's charts, by day and by night. */
export function figureColors(colors: { accent: string; paper: string }) {
  const { light, dark } = brandPalettes(colors)
  const shown = ({ paper, ink, soft, rule, accent }: BrandPalette) => ({ paper, ink, soft, rule, accent })
  return { light: shown(light), dark: shown(dark) }
}

export const defaultColors = { accent: palette.light.accent, paper: palette.light.paper }
