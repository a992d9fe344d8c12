import type { Worker } from 'node:worker_threads'

/** Long enough for the next page of the same job. */
const defaultIdleMs = 60_000

/**
 * Threads that wait for more work. One that has waited a minute is ended, since the libraries that it loaded hold up to
 * a hundred megabytes.
 */
export function createIdleThreads(idleMs = defaultIdleMs): {
  take(): Worker | undefined
  keep(worker: Worker): void
} {
  const waiting: { worker: Worker; stop(): void }[] = []

  function remove(worker: Worker): void {
    const place = waiting.findIndex((one) => one.worker === worker)
    if (place !== -1) waiting.splice(place, 1)[0]?.stop()
  }

  return {
    take() {
      const worker = waiting.at(-1)?.worker
      if (worker) remove(worker)
      return worker
    },
    keep(worker) {
      const onExit = () => remove(worker)
      const timer = setTimeout(() => {
        remove(worker)
        void worker.terminate()
      }, idleMs).unref()
      worker.once('exit', onExit)
      waiting.push({
        worker,
        stop() {
          clearTimeout(timer)
          worker.off('exit', onExit)
        },
      })
    },
  }
}
