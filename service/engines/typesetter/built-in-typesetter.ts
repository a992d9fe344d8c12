import { Worker } from 'node:worker_threads'
import type { TypesetAnswer } from './typeset-worker.ts'
import { type Typeset, TypesetError, type TypesetRequest, type Typesetter } from './typesetter.ts'

const timeoutMs = 120_000

/**
 * Sets PDFs with @react-pdf/renderer on another thread, since a document takes a second or more of unbroken work. One
 * at a time; others wait their turn.
 */
export function createBuiltInTypesetter(): Typesetter {
  let turn: Promise<unknown> = Promise.resolve()
  return {
    name: 'built-in',
    typeset(request, signal) {
      const mine = turn.then(() => setOnThread(request, signal))
      turn = mine.catch(() => undefined)
      return mine
    },
  }
}

function setOnThread(request: TypesetRequest, signal: AbortSignal): Promise<Typeset> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const worker = new Worker(new URL('./typeset-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
      // Nothing that the libraries print is of interest, and nothing of the environment is the thread's business.
      stdout: true,
      stderr: true,
      env: {},
    })
    const settle = (end: () => void) => {
      clearTimeout(clock)
      signal.removeEventListener('abort', onAbort)
      worker.removeAllListeners()
      worker.on('error', () => {})
      void worker.terminate()
      end()
    }
    const fail = (words: string) => settle(() => reject(new TypesetError(words)))
    const onAbort = () => settle(() => reject(signal.reason))
    const clock = setTimeout(() => fail('The document took too long to be set.'), timeoutMs)
    signal.addEventListener('abort', onAbort, { once: true })
    worker.on('message', (answer: TypesetAnswer) => {
      if ('pdf' in answer) settle(() => resolve(answer))
      else fail(`The document could not be set: ${answer.failure}`)
    })
    worker.on('error', (error) => fail(`The document could not be set: ${error.message}`))
    worker.on('exit', () => fail('The document could not be set: it took too much memory.'))
    worker.postMessage(request)
  })
}
