import type { BrandColors } from './illustrator.ts'
import { ink } from './ink.ts'
import { seededChoice } from './seeded-choice.ts'

/** A path on a square of 100, filled or drawn as a line of some width. */
type Shape = { d: string; stroke?: number }

/** Each touches the edges where its neighbours can go on; the last one is none. */
const shapes: [Shape, ...(Shape | null)[]] = [
  { d: 'M0 0H100A100 100 0 0 1 0 100Z' },
  { d: 'M0 50A50 50 0 0 1 100 50ZM0 100A50 50 0 0 1 100 100Z' },
  { d: 'M0 0A100 100 0 0 1 100 100A100 100 0 0 1 0 0Z' },
  { d: 'M0 0H100L0 100Z' },
  { d: 'M18 50A32 32 0 1 0 82 50A32 32 0 1 0 18 50Z' },
  { d: 'M0 0H12.5V100H0ZM25 0H37.5V100H25ZM50 0H62.5V100H50ZM75 0H87.5V100H75Z' },
  { d: 'M0 22A22 22 0 0 0 22 0M0 50A50 50 0 0 0 50 0M0 78A78 78 0 0 0 78 0', stroke: 11 },
  null,
]

/** A square of the pattern: its ground, and the figure on it. */
export type Tile = {
  x: number
  y: number
  ground: string
  figure: (Shape & { color: string; turn: number }) | null
}

/** A second colour beside the accent, and the ground of the quiet tiles. */
const seconds: [string, ...string[]] = ['#dba23a', '#5d7f5f', '#285c86', '#d98c7c', '#2f6f6d', '#6a4a8c']

const turns: [number, ...number[]] = [0, 90, 180, 270]

/**
 * The tiles of a sheet in paper, ink, the accent and one more colour. The seed decides colours, shapes and turns; three
 * shapes a sheet keep it a pattern.
 */
export function patternTiles(
  seed: string,
  sheet: { columns: number; rows: number; tilePx: number },
  colors?: BrandColors,
): Tile[] {
  const choice = seededChoice(seed)
  const picked = choice.pick(seconds)
  const second = colors?.second ?? picked
  const accent = colors?.accent ?? ink.accent
  const paper = colors?.paper ?? ink.paper
  const dark = colors?.dark ?? ink.ink
  const well = colors?.well ?? ink.well
  const kinds: [Shape | null, ...(Shape | null)[]] = [
    choice.pick(shapes),
    choice.pick(shapes),
    choice.pick(shapes),
  ]
  const pairs: [[string, string], ...[string, string][]] = [
    [well, dark],
    [dark, paper],
    [accent, paper],
    [second, dark],
    [well, second],
    [paper, accent],
    [well, accent],
  ]
  return Array.from({ length: sheet.rows * sheet.columns }, (_, index) => {
    const [ground, color] = choice.pick(pairs)
    const shape = choice.pick(kinds)
    const turn = choice.pick(turns)
    return {
      x: (index % sheet.columns) * sheet.tilePx,
      y: Math.floor(index / sheet.columns) * sheet.tilePx,
      ground,
      figure: shape && { ...shape, color, turn },
    }
  })
}

/** The same as SVG elements. */
export function tilePattern(
  seed: string,
  sheet: { columns: number; rows: number; tilePx: number },
  colors?: BrandColors,
): string {
  const tiles = patternTiles(seed, sheet, colors)
  const { tilePx } = sheet
  const grounds = tiles.map(
    ({ x, y, ground }) =>
      `<rect x="${x}" y="${y}" width="${tilePx + 1}" height="${tilePx + 1}" fill="${ground}"/>`,
  )
  const figures = tiles.map(({ x, y, figure }) => {
    if (!figure) return ''
    const look =
      figure.stroke === undefined
        ? `fill="${figure.color}"`
        : `fill="none" stroke="${figure.color}" stroke-width="${figure.stroke}"`
    return `<path ${look} d="${figure.d}" transform="${figureTransform(x, y, tilePx, figure.turn)}"/>`
  })
  // All grounds are below all figures, and whole pixels: at any size, a figure that two tiles share has no seam.
  return `<g shape-rendering="crispEdges">${grounds.join('')}</g>${figures.join('')}`
}

/** Where the figure of a tile is drawn, with a hair of overlap, so that two that meet have no seam. */
export function figureTransform(x: number, y: number, tilePx: number, turn: number): string {
  return `translate(${x} ${y}) scale(${tilePx / 100}) rotate(${turn} 50 50) translate(-.8 -.8) scale(1.016)`
}
