import { availableParallelism } from 'node:os'
import { createThreadPool } from '../reader/thread-pool.ts'
import type { Drawn } from './drawing-worker.ts'
import type { DrawingKind, DrawingRequest, Drawings } from './drawings.ts'
import { findChart } from './find-chart.ts'
import type { FigureRequest, Illustrator } from './illustrator.ts'
import { seededChoice } from './seeded-choice.ts'
import { tilePattern } from './tile-pattern.ts'

/**
 * Draws with satori and resvg, from fonts that npm installs: no account, no network, the same bytes every time. It does so on
 * other threads: neither a cover nor a hostile upload holds the service up, and the libraries and fonts go with the
 * thread once nothing is left to draw.
 */
export function builtInIllustrator(): Illustrator {
  const askThread = createThreadPool<DrawingRequest, Drawn>({
    script: new URL('./drawing-worker.ts', import.meta.url),
    maxWorkers: availableParallelism(),
    memoryMb: 512,
    tooMuch: 'The picture takes too much work to be drawn.',
    cpuMs: 60_000,
    patienceMs: 60_000,
  })
  // A thread answers a request with a drawing of its kind.
  const ask = askThread as <Kind extends DrawingKind>(asked: DrawingRequest<Kind>) => Promise<Drawn<Kind>>
  async function draw<Kind extends DrawingKind>(asked: DrawingRequest<Kind>): Promise<Drawings[Kind]> {
    const drawn = await ask(asked)
    if ('failure' in drawn) throw new Error(`The picture could not be drawn: ${drawn.failure}`)
    return drawn.drawing
  }
  return {
    name: 'built-in',
    drawCover: (request) => draw({ kind: 'cover', request }),
    drawBanner: ({ seed, colors }) => draw({ kind: 'banner', request: { seed, colors } }),
    drawFigure: (request) => draw({ kind: 'figure', request }),
    redraw: (bytes, largest) => draw({ kind: 'redrawn', request: { bytes, largest } }),
    crop: (bytes, size) => draw({ kind: 'cropped', request: { bytes, size } }),
    drawArt,
    drawsChart,
  }
}

const drawsChart = (request: FigureRequest) => findChart(request) !== undefined

/** How fine a pattern is, each filling 1200 x 600. */
const artSheets: [ArtSheet, ...ArtSheet[]] = [
  { columns: 6, rows: 3, tilePx: 200 },
  { columns: 4, rows: 2, tilePx: 300 },
  { columns: 8, rows: 4, tilePx: 150 },
  { columns: 2, rows: 1, tilePx: 600 },
]
type ArtSheet = { columns: number; rows: number; tilePx: number }

function drawArt({ seed, colors, square }: Parameters<Illustrator['drawArt']>[0]): string {
  // Neighbours in a list differ at a glance, and not by the turn of a shape alone.
  const sheet = seededChoice(`${seed} scale`).pick(artSheets)
  const rows = square ? sheet.rows * 2 : sheet.rows
  const height = rows * sheet.tilePx
  const pattern = tilePattern(seed, { ...sheet, rows }, colors)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 ${height}" width="1200" height="${height}">${pattern}</svg>`
}
