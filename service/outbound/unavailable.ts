/** What can be away: the database, a store or server that the operator runs, or the time of this machine. */
export type UnavailablePart = 'database' | 'file store' | 'mail server' | 'machine'

/**
 * Nothing is wrong with the request: a part that it needs cannot answer now, and the same request works later. Over
 * HTTP it is a 503, a job is tried again without counting the attempt.
 */
export class Unavailable extends Error {
  readonly part: UnavailablePart

  constructor(part: UnavailablePart, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'Unavailable'
    this.part = part
  }
}

/** For work that did not get its share of a busy machine; never for input that takes much work. */
export function busyMachine(): Unavailable {
  return new Unavailable('machine', 'The work did not finish in time.')
}

/** Aborts with `signal`, and with {@link busyMachine} as its reason if that takes longer than `maxMs`. */
export function withPatience(signal: AbortSignal, maxMs: number): AbortSignal {
  const late = new AbortController()
  setTimeout(() => late.abort(busyMachine()), maxMs).unref()
  return AbortSignal.any([signal, late.signal])
}
