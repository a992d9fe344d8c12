import { availableParallelism } from 'node:os'
import { createThreadPool } from '../reader/thread-pool.ts'
import type { Drawn } from './drawing-worker.ts'
import type { DrawingKind, DrawingRequest, Drawings } from './drawings.ts'
import { findChart } from './find-chart.ts'
import type { BrandColors, FigureRequest, Illustrator } from './illustrator.ts'
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

function drawArt({ seed, colors }: { seed: string; colors: BrandColors }): string {
  const pattern = tilePattern(seed, { columns: 6, rows: 3, tilePx: 200 }, colors)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 600" width="1200" height="600">${pattern}</svg>`
}
