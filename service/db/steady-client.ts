import pg from 'pg'

/**
 * A connection that is lost while it is checked out emits `error` on the client and not on its pool, and an `error`
 * that nobody listens for ends the process. The query that runs on it, or the next one, is rejected all the same.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}
