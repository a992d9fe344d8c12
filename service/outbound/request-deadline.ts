import { ReadError } from './read-error.ts'
import { startClock } from './start-clock.ts'
import { Unavailable } from './unavailable.ts'

/** One clock for a whole request: look-up, connection, every redirect and the body. */
export type RequestDeadline = {
  /** Aborts with a {@link ReadError} `timed_out` as its reason, or the caller's reason if that is {@link Unavailable}. */
  signal: AbortSignal
  /** Resolves like `work`, or rejects with the reason as soon as time is up: for work that cannot be aborted. */
  race<T>(work: Promise<T>): Promise<T>
  /** Stops the clock; must be called when the request is over. */
  end(): void
}

/** Starts the timeout. `callerSignal` aborts the request early, with its own message. */
export function startDeadline(host: string, timeoutMs: number, callerSignal?: AbortSignal): RequestDeadline {
  const controller = new AbortController()
  const stop = () =>
    controller.abort(
      callerSignal?.reason instanceof Unavailable
        ? callerSignal.reason
        : new ReadError('timed_out', `Reading from ${host} was stopped before it finished.`),
    )
  const stopClock = startClock(timeoutMs, () => {
    const limit = timeoutMs < 1000 ? `${timeoutMs} ms` : `${Math.round(timeoutMs / 1000)} seconds`
    controller.abort(
      new ReadError('timed_out', `${host} took longer than ${limit} to respond. Try again later.`),
    )
  })
  if (callerSignal?.aborted) stop()
  callerSignal?.addEventListener('abort', stop, { once: true })

  return {
    signal: controller.signal,
    race: (work) =>
      new Promise((resolve, reject) => {
        const { signal } = controller
        const onAbort = () => reject(signal.reason)
        if (signal.aborted) onAbort()
        signal.addEventListener('abort', onAbort, { once: true })
        work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
      }),
    end() {
      stopClock()
      callerSignal?.removeEventListener('abort', stop)
    },
  }
}
