import type { BrandColors } from './illustrator.ts'
import { ink } from './ink.ts'
import { type SeededChoice, seededChoice } from './seeded-choice.ts'

type Shape = (color: string) => string

/** Shapes on a square of 100. Each touches the edges where its neighbours can go on. */
const shapes: [Shape, ...Shape[]] = [
  (color) => `<path fill="${color}" d="M0 0H100A100 100 0 0 1 0 100Z"/>`,
  (color) => `<path fill="${color}" d="M0 50A50 50 0 0 1 100 50ZM0 100A50 50 0 0 1 100 100Z"/>`,
  (color) => `<path fill="${color}" d="M0 0A100 100 0 0 1 100 100A100 100 0 0 1 0 0Z"/>`,
  (color) => `<path fill="${color}" d="M0 0H100L0 100Z"/>`,
  (color) => `<circle fill="${color}" cx="50" cy="50" r="32"/>`,
  (color) =>
    `<path fill="${color}" d="M0 0H12.5V100H0ZM25 0H37.5V100H25ZM50 0H62.5V100H50ZM75 0H87.5V100H75Z"/>`,
  (color) =>
    `<path fill="none" stroke="${color}" stroke-width="11" d="M0 22A22 22 0 0 0 22 0M0 50A50 50 0 0 0 50 0M0 78A78 78 0 0 0 78 0"/>`,
  () => '',
]

/** A second colour beside the accent, and the ground of the quiet tiles. */
const seconds: [string, ...string[]] = ['#dba23a', '#5d7f5f', '#285c86', '#d98c7c', '#2f6f6d', '#6a4a8c']

const turns: [number, ...number[]] = [0, 90, 180, 270]

/**
 * A sheet of tiles in paper, ink, the accent and one more colour, as SVG elements. The seed decides colours, shapes
 * and turns; three shapes a sheet keep it a pattern.
 */
export function tilePattern(
  seed: string,
  sheet: { columns: number; rows: number; tilePx: number },
  colors?: BrandColors,
): string {
  const choice = seededChoice(seed)
  const picked = choice.pick(seconds)
  const second = colors?.second ?? picked
  const accent = colors?.accent ?? ink.accent
  const paper = colors?.paper ?? ink.paper
  const dark = colors?.dark ?? ink.ink
  const well = colors?.well ?? ink.well
  const kinds: [Shape, ...Shape[]] = [choice.pick(shapes), choice.pick(shapes), choice.pick(shapes)]
  const pairs: [[string, string], ...[string, string][]] = [
    [well, dark],
    [dark, paper],
    [accent, paper],
    [second, dark],
    [well, second],
    [paper, accent],
    [well, accent],
  ]
  const tiles = Array.from({ length: sheet.rows * sheet.columns }, (_, index) =>
    tile(choice, kinds, pairs, {
      x: (index % sheet.columns) * sheet.tilePx,
      y: Math.floor(index / sheet.columns) * sheet.tilePx,
      tilePx: sheet.tilePx,
    }),
  )
  // All grounds are below all figures, and whole pixels: at any size, a figure that two tiles share has no seam.
  return `<g shape-rendering="crispEdges">${tiles.map(({ ground }) => ground).join('')}</g>${tiles.map(({ figure }) => figure).join('')}`
}

function tile(
  choice: SeededChoice,
  kinds: [Shape, ...Shape[]],
  pairs: [[string, string], ...[string, string][]],
  { x, y, tilePx }: { x: number; y: number; tilePx: number },
): { ground: string; figure: string } {
  const [ground, figure] = choice.pick(pairs)
  const shape = choice.pick(kinds)(figure)
  const turn = choice.pick(turns)
  const place = `translate(${x} ${y}) scale(${tilePx / 100})`
  return {
    ground: `<rect x="${x}" y="${y}" width="${tilePx + 1}" height="${tilePx + 1}" fill="${ground}"/>`,
    // A hair of overlap for the same reason.
    figure:
      shape && `<g transform="${place} rotate(${turn} 50 50) translate(-.8 -.8) scale(1.016)">${shape}</g>`,
  }
}
