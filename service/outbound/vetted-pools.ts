import { isIP, type LookupFunction } from 'node:net'
import { buildConnector, Pool } from 'undici'
import type { VettedTarget } from './vet-address.ts'

const connectionsPerPool = 16
const connectTimeoutMs = 10_000

/**
 * Keep-alive connections by origin and vetted IP address. A pool never queries DNS, so it always connects to the vetted
 * address. At most `limit` pools are open (256); the least recently used one is evicted. Each has at most `connections`
 * (16), or as many as are needed concurrently (null).
 */
export function createVettedPools(options: { limit?: number; connections?: number | null } = {}): {
  poolOf(url: URL, target: VettedTarget): Pool
  close(): Promise<void>
} {
  const { limit = 256, connections = connectionsPerPool } = options
  const pools = new Map<string, Pool>()

  return {
    poolOf(url, target) {
      const key = `${url.origin} ${target.addresses.toSorted().join(' ')} ${target.port}`
      const pool = pools.get(key) ?? createPool(url, target, connections)
      // Setting anew moves it to the end: the first key is the one unused longest.
      pools.delete(key)
      pools.set(key, pool)
      for (const [oldest, idle] of pools) {
        if (pools.size <= limit) break
        pools.delete(oldest)
        // Lets its running requests finish.
        void idle.close()
      }
      return pool
    },
    async close() {
      const all = [...pools.values()]
      pools.clear()
      await Promise.all(all.map((pool) => pool.destroy()))
    },
  }
}

function createPool(url: URL, target: VettedTarget, connections: number | null): Pool {
  const vetted = target.addresses.map((address) => ({ address, family: isIP(address) }))
  const [first] = vetted
  const lookup: LookupFunction = (host, options, callback) => {
    if (!first) callback(new Error(`No vetted address for ${host}`), '')
    else if (options.all) callback(null, vetted)
    else callback(null, first.address, first.family)
  }
  const connect = buildConnector({ lookup, allowH2: false, timeout: connectTimeoutMs })
  return new Pool(url.origin, {
    connections,
    pipelining: 1,
    connect: (options, callback) => {
      // net.connect skips the look-up for a literal, so a literal that lives elsewhere is replaced here.
      const hostname = isIP(options.hostname) === 0 ? options.hostname : (first?.address ?? '')
      connect({ ...options, hostname, port: String(target.port) }, callback)
    },
  })
}
