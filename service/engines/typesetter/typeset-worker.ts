import { parentPort } from 'node:worker_threads'
import { setDocument } from './set-document.ts'
import type { Typeset, TypesetRequest } from './typesetter.ts'

export type TypesetAnswer = Typeset | { failure: string }

parentPort?.on('message', async (request: TypesetRequest) => {
  parentPort?.postMessage(await answerOf(request))
})

async function answerOf(request: TypesetRequest): Promise<TypesetAnswer> {
  try {
    return await setDocument(request)
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
