import pg from 'pg'
import { Gauge, Histogram } from 'prom-client'

type WhenConnected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

const waits = new Histogram({
  name: 'masthead_database_pool_wait_seconds',
  help: 'Time that a query waited for a connection, when none was idle.',
  buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5, 10],
})

const open = new Set<pg.Pool>()

new Gauge({
  name: 'masthead_database_pool_connections',
  help: 'Connections of this process to its database: busy, idle, and the queries waiting for one.',
  labelNames: ['state'],
  collect() {
    const sum = (count: (pool: pg.Pool) => number) => [...open].reduce((all, pool) => all + count(pool), 0)
    this.set(
      { state: 'busy' },
      sum((pool) => pool.totalCount - pool.idleCount),
    )
    this.set(
      { state: 'idle' },
      sum((pool) => pool.idleCount),
    )
    this.set(
      { state: 'waiting' },
      sum((pool) => pool.waitingCount),
    )
  },
})

/** A pool that measures how long its callers wait. */
export class MeasuredPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config)
    open.add(this)
  }

  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void): Promise<void> | undefined {
    open.delete(this)
    if (!callback) return super.end()
    super.end(callback)
    return undefined
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: WhenConnected): void
  override connect(callback?: WhenConnected): Promise<pg.PoolClient> | undefined {
    const stop = this.idleCount > 0 ? () => undefined : waits.startTimer()
    if (!callback) return super.connect().finally(stop)
    super.connect((error, client, done) => {
      stop()
      callback(error, client, done)
    })
    return undefined
  }
}
