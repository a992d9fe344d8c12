import pg from 'pg'

/**
 * A connection lost while it is checked out emits `error` on the client and not on its pool, and an unhandled `error`
 * ends the process. The running query, or the next one, is rejected all the same.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}
