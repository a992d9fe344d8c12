const windowMs = 60_000

/** Counts the requests of each key, as a server that allows so many a minute does. */
export class RequestLimit {
  readonly #perMinute: number
  readonly #windows = new Map<string, { startedAt: number; count: number }>()

  constructor(perMinute = Number.POSITIVE_INFINITY) {
    this.#perMinute = perMinute
  }

  /** Counts one request. Answers 0 when it is allowed, else the seconds until the next one is. */
  take(key: string, nowMs = Date.now()): number {
    const current = this.#windows.get(key)
    if (!current || nowMs - current.startedAt >= windowMs) {
      this.#windows.set(key, { startedAt: nowMs, count: 1 })
      return 0
    }
    current.count += 1
    if (current.count <= this.#perMinute) return 0
    return Math.max(1, Math.ceil((current.startedAt + windowMs - nowMs) / 1000))
  }

  /** How many requests a key has sent in its last minute. */
  countOf(key: string): number {
    return this.#windows.get(key)?.count ?? 0
  }
}
