import { availableParallelism } from 'node:os'
import { createThreadPool } from '../reader/thread-pool.ts'
import { createBoundedLine } from '../threads/bounded-line.ts'
import { portraitSvg } from './draw-portrait.ts'
import { portraitBrief, portraitPrompt, variationTags } from './portrait-brief.ts'
import type { Portraitist } from './portraitist.ts'
import type { Rendered, Rendering } from './render-worker.ts'

/** Longer than this nobody waits for a turn: the answer is a 503, which says when to come back. */
const maxWaitMs = 8000

/**
 * Draws portraits itself, without any service: the same request and seed give the same bytes. Rendering takes a second
 * of unbroken work and happens on other threads, no more of them than there are processors.
 */
export function builtInPortraitist(): Portraitist {
  const processors = availableParallelism()
  const ask = createThreadPool<Rendering, Rendered>({
    script: new URL('./render-worker.ts', import.meta.url),
    maxWorkers: processors,
    memoryMb: 256,
    tooMuch: 'The portrait takes too much work to be drawn.',
    cpuMs: 60_000,
    patienceMs: 60_000,
  })
  const line = createBoundedLine({ atOnce: processors, maxWaitMs })

  async function render(svg: string, widthPx: number): Promise<Uint8Array> {
    const rendered = await ask({ svg, widthPx })
    if ('failure' in rendered) throw new Error(`The portrait could not be drawn: ${rendered.failure}`)
    return rendered.png
  }

  return {
    name: 'built-in',
    draw: (request) =>
      line.run(async () => {
        const brief = portraitBrief(request)
        const tall = portraitSvg(brief, 'vertical')
        const [vertical, square, thumbnail] = await Promise.all([
          render(tall, 1080),
          render(portraitSvg(brief, 'square'), 1080),
          render(tall, 360),
        ])
        return {
          vertical,
          square,
          thumbnail,
          prompt: portraitPrompt(brief),
          ageYears: brief.ageYears,
          variationTags: variationTags(brief),
        }
      }),
  }
}
