import { parentPort } from 'node:worker_threads'
import { type Extraction, type ExtractionInput, extract } from './extraction.ts'
import { PdfError } from './pdf-blocks.ts'

/** What the thread answers: never an error's own text, which may quote the page. */
export type ExtractionAnswer = { extraction: Extraction } | { failure: 'unreadable'; message: string | null }

parentPort?.on('message', async (input: ExtractionInput) => {
  parentPort?.postMessage(await answerOf(input))
})

async function answerOf(input: ExtractionInput): Promise<ExtractionAnswer> {
  try {
    return { extraction: await extract(input) }
  } catch (error) {
    return { failure: 'unreadable', message: error instanceof PdfError ? error.message : null }
  }
}
