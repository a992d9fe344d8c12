import { parentPort } from 'node:worker_threads'
import { type Inspection, type InspectionInput, inspectBytes } from './inspection.ts'

/** What the thread answers: never an error's own text, which may quote the page. */
export type InspectionAnswer = Inspection | { failure: 'unreadable' }

parentPort?.on('message', async (input: InspectionInput) => {
  parentPort?.postMessage(await answerOf(input))
})

async function answerOf(input: InspectionInput): Promise<InspectionAnswer> {
  try {
    return await inspectBytes(input)
  } catch {
    return { failure: 'unreadable' }
  }
}
