import { parentPort } from 'node:worker_threads'
import { type DrawingKind, type DrawingRequest, type Drawings, draw } from './drawings.ts'

export type Drawn<Kind extends DrawingKind = DrawingKind> = { drawing: Drawings[Kind] } | { failure: string }

parentPort?.on('message', async (asked: DrawingRequest) => {
  parentPort?.postMessage(await answerOf(asked))
})

async function answerOf(asked: DrawingRequest): Promise<Drawn> {
  try {
    return { drawing: await draw(asked) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
