import { Worker } from 'node:worker_threads'
import type { Extraction, ExtractionInput } from './extraction.ts'
import type { ExtractionAnswer } from './extraction-worker.ts'
import { ReadError } from './reader.ts'

const mostWorkers = 2
const extractionTimeoutMs = 15_000
const idle: Worker[] = []
const waiting: (() => void)[] = []
let working = 0

/**
 * Turns a file into blocks on another thread, so that a hostile one can neither hold up the service nor exhaust its
 * memory: 15 s and 512 MB at most. Two run at once, others wait their turn. Throws {@link ReadError} `unreadable`, or
 * `timed_out` when `signal` aborts.
 */
export async function extractDocument(input: ExtractionInput, signal?: AbortSignal): Promise<Extraction> {
  if (working >= mostWorkers) await new Promise<void>((resolve) => waiting.push(resolve))
  working += 1
  try {
    const answer = await ask(idle.pop() ?? startWorker(), input, signal)
    if ('extraction' in answer) return answer.extraction
    throw new ReadError(
      'unreadable',
      answer.message ?? 'The file is built in a way that cannot be read; paste its text instead.',
    )
  } finally {
    working -= 1
    waiting.shift()?.()
  }
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./extraction-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    // Nothing that a parser prints is of interest, and nothing of the environment is the thread's business.
    stdout: true,
    stderr: true,
    env: {},
  })
  // An idle thread neither keeps the program running nor ends it by dying.
  worker.unref()
  worker.on('error', () => {})
  worker.on('exit', () => {
    const place = idle.indexOf(worker)
    if (place !== -1) idle.splice(place, 1)
  })
  return worker
}

function ask(worker: Worker, input: ExtractionInput, signal?: AbortSignal): Promise<ExtractionAnswer> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(clock)
      signal?.removeEventListener('abort', onAbort)
      worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd)
      worker.unref()
    }
    const giveUp = (error: ReadError) => {
      settle()
      void worker.terminate()
      reject(error)
    }
    const onMessage = (answer: ExtractionAnswer) => {
      settle()
      idle.push(worker)
      resolve(answer)
    }
    const onAbort = () => giveUp(new ReadError('timed_out', 'Reading was stopped before it had finished.'))
    const tooMuch = () =>
      giveUp(new ReadError('unreadable', 'The file takes too much work to read; paste its text instead.'))
    const onEnd = () => tooMuch()
    const clock = setTimeout(tooMuch, extractionTimeoutMs)
    if (signal?.aborted) return onAbort()
    signal?.addEventListener('abort', onAbort, { once: true })
    worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd)
    worker.ref()
    worker.postMessage(input)
  })
}
