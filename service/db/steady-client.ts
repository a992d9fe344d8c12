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

/** Sends prepared statements without their names: behind a pooler the next query may be on a connection without them. */
class UnpreparedClient extends SteadyClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.query = new Proxy(this.query.bind(this), {
      apply: (query, client, [first, ...rest]) => Reflect.apply(query, client, [unnamed(first), ...rest]),
    })
  }
}

function unnamed(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !('name' in query) || !('text' in query)) return query
  const { name: _, ...others } = query
  return others
}

/** @param address a `DatabaseAddress` */
export function clientFor(address: object): typeof SteadyClient {
  return isPooledByTransaction(address) ? UnpreparedClient : SteadyClient
}

export function isPooledByTransaction(address: object): boolean {
  return 'pooling' in address && address.pooling === 'transaction'
}
