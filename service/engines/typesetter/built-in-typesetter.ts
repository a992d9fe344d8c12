import { Worker } from 'node:worker_threads'
import { watchThread } from '../reader/watch-thread.ts'
import { createIdleThreads } from '../threads/idle-threads.ts'
import type { TypesetAnswer } from './typeset-worker.ts'
import { type Typeset, TypesetError, type TypesetRequest, type Typesetter } from './typesetter.ts'

const limits = { cpuMs: 120_000, patienceMs: 600_000 }

/**
 * Sets PDFs with @react-pdf/renderer on another thread, since a document takes a second or more of unbroken work. One
 * at a time; others wait their turn. The thread is reused for a next one that comes soon, because its libraries take long to load.
 */
export function createBuiltInTypesetter(): Typesetter {
  let turn: Promise<unknown> = Promise.resolve()
  const idle = createIdleThreads()
  return {
    name: 'built-in',
    typeset(request, signal) {
      const mine = turn.then(async () => {
        const worker = idle.take() ?? startWorker()
        const typeset = await ask(worker, request, signal)
        idle.keep(worker)
        return typeset
      })
      turn = mine.catch(() => undefined)
      return mine
    },
  }
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./typeset-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
    // Nothing that the libraries print is of interest, and nothing of the environment is the thread's business.
    stdout: true,
    stderr: true,
    env: {},
  })
  // An idle thread neither keeps the program running nor ends it by dying.
  worker.unref()
  worker.on('error', () => {})
  return worker
}

function ask(worker: Worker, request: TypesetRequest, signal: AbortSignal): Promise<Typeset> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      stopWatching()
      signal.removeEventListener('abort', onAbort)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      worker.unref()
    }
    const giveUp = (error: unknown) => {
      settle()
      void worker.terminate()
      reject(error)
    }
    const fail = (words: string) => giveUp(new TypesetError(words))
    const onAbort = () => giveUp(signal.reason)
    const onMessage = (answer: TypesetAnswer) => {
      if (!('pdf' in answer)) return fail(`The document could not be set: ${answer.failure}`)
      settle()
      resolve(answer)
    }
    const onError = (error: Error) => fail(`The document could not be set: ${error.message}`)
    const onExit = () => fail('The document could not be set: it took too much memory.')
    const stopWatching = watchThread(worker, limits, (why) =>
      why === 'too_much' ? fail('The document takes too much work to be set.') : giveUp(why),
    )
    if (signal.aborted) return onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.ref()
    worker.postMessage(request)
  })
}
