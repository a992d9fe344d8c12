import { Worker } from 'node:worker_threads'
import { ReadError } from '../../outbound/read-error.ts'

export type ThreadPoolOptions = {
  /** Answers each message with one message. */
  script: URL
  maxWorkers: number
  timeoutMs: number
  memoryMb: number
  /** Reported as `unreadable` when a job exceeds the time or memory limit. */
  tooMuch: string
}

/**
 * Runs work on other threads, so that a hostile input can neither hold up the service nor exhaust its memory. At most
 * `maxWorkers` run concurrently, others wait their turn; one that exceeds its limits is ended with its thread. The
 * returned function throws {@link ReadError} `unreadable`, or `timed_out` when its signal aborts.
 */
export function createThreadPool<Input, Answer>(
  options: ThreadPoolOptions,
): (input: Input, signal?: AbortSignal) => Promise<Answer> {
  const idle: Worker[] = []
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
    worker.on('exit', () => {
      const place = idle.indexOf(worker)
      if (place !== -1) idle.splice(place, 1)
    })
    return worker
  }

  function ask(worker: Worker, input: Input, signal?: AbortSignal): Promise<Answer> {
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
      const onMessage = (answer: Answer) => {
        settle()
        idle.push(worker)
        resolve(answer)
      }
      const onAbort = () => giveUp(new ReadError('timed_out', 'Reading was stopped before it had finished.'))
      const onEnd = () => giveUp(new ReadError('unreadable', options.tooMuch))
      const clock = setTimeout(onEnd, options.timeoutMs)
      if (signal?.aborted) return onAbort()
      signal?.addEventListener('abort', onAbort, { once: true })
      worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd)
      worker.ref()
      worker.postMessage(input)
    })
  }

  return async (input, signal) => {
    if (working >= options.maxWorkers) await new Promise<void>((resolve) => waiting.push(resolve))
    working += 1
    try {
      return await ask(idle.pop() ?? startWorker(), input, signal)
    } finally {
      working -= 1
      waiting.shift()?.()
    }
  }
}
