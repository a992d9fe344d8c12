/**
 * Calls under way in this process, so that a client of 2025 can cancel one: it sends a notification of its own, where
 * 2026-07-28 closes the response. A call is known by who made it, its session and its id within that.
 */
export function createCancellations() {
  const underWay = new Map<string, AbortController>()

  return {
    /** Runs a call whose signal is aborted when the same caller cancels it. */
    async run<T>(call: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
      const controller = new AbortController()
      underWay.set(call, controller)
      try {
        return await work(controller.signal)
      } finally {
        if (underWay.get(call) === controller) underWay.delete(call)
      }
    },
    cancel(call: string): void {
      underWay.get(call)?.abort()
    },
  }
}
