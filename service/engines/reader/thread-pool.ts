import { Worker } from 'node:worker_threads'
import { ReadError } from '../../outbound/read-error.ts'
import { Unavailable } from '../../outbound/unavailable.ts'
import { createIdleThreads } from '../threads/idle-threads.ts'
import { type ThreadLimits, watchThread } from './watch-thread.ts'

export type ThreadPoolOptions = {
  /** Answers each message with one message. */
  script: URL
  maxWorkers: number
  memoryMb: number
  /** Reported as `unreadable` when a job exceeds its processor time or memory. */
  tooMuch: string
} & ThreadLimits

/**
 * Runs work on other threads, so that a hostile input can neither hold up the service nor exhaust its memory. At most
 * `maxWorkers` run concurrently, others wait their turn; one that exceeds its limits is ended with its thread. The
 * returned function throws {@link ReadError} `unreadable`, or `timed_out` when its signal aborts; {@link Unavailable}
 * when the machine is too busy, or as the reason of the signal.
 */
export function createThreadPool<Input, Answer>(
  options: ThreadPoolOptions,
): (input: Input, signal?: AbortSignal) => Promise<Answer> {
  const idle = createIdleThreads()
  const waiting: (() => void)[] = []
  let working = 0

  function startWorker(): Worker {
    const worker = new Worker(options.script, {
      resourceLimits: { maxOldGenerationSizeMb: options.memoryMb },
      // Nothing that a parser prints is of interest, and nothing of the environment is the thread's business.
      stdout: true,
      stderr: true,
      env: {},
    })
    // An idle thread neither keeps the program running nor ends it by dying.
    worker.unref()
    worker.on('error', () => {})
    return worker
  }

  function ask(worker: Worker, input: Input, signal?: AbortSignal): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        stopWatching()
        signal?.removeEventListener('abort', onAbort)
        worker.off('message', onMessage).off('error', onError).off('exit', onEnd)
        worker.unref()
      }
      const giveUp = (error: Error) => {
        settle()
        void worker.terminate()
        reject(error)
      }
      const onMessage = (answer: Answer) => {
        settle()
        idle.keep(worker)
        resolve(answer)
      }
      const onAbort = () => giveUp(stoppedBy(signal))
      const onEnd = () => giveUp(new ReadError('unreadable', options.tooMuch))
      // A thread that cannot start or load its program is no fault of the input.
      const onError = (error: Error) =>
        'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? onEnd() : giveUp(error)
      const stopWatching = watchThread(worker, options, (why) => (why === 'too_much' ? onEnd() : giveUp(why)))
      signal?.addEventListener('abort', onAbort, { once: true })
      worker.on('message', onMessage).on('error', onError).on('exit', onEnd)
      worker.ref()
      worker.postMessage(input)
    })
  }

  /** Resolves with the place of a job that ended. */
  function turn(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const onTurn = () => {
        signal?.removeEventListener('abort', onAbort)
        resolve()
      }
      const onAbort = () => {
        waiting.splice(waiting.indexOf(onTurn), 1)
        reject(stoppedBy(signal))
      }
      waiting.push(onTurn)
      signal?.addEventListener('abort', onAbort, { once: true })
    })
  }

  return async (input, signal) => {
    if (signal?.aborted) throw stoppedBy(signal)
    if (working < options.maxWorkers) working += 1
    else await turn(signal)
    try {
      return await ask(idle.take() ?? startWorker(), input, signal)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else working -= 1
    }
  }
}

function stoppedBy(signal: AbortSignal | undefined): Error {
  if (signal?.reason instanceof Unavailable) return signal.reason
  return new ReadError('timed_out', 'Reading was stopped before it had finished.')
}
