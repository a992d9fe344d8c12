import { Redis } from 'ioredis'

/** One connection for all that the service keeps in Redis. It connects again by itself; `disconnect` ends it. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: true,
    connectTimeout: 5000,
    // A server that is there and does not answer is as good as lost: nobody waits for it, and until it answers on a new
    // connection nobody asks it.
    commandTimeout: 1000,
    socketTimeout: 1000,
  })
  // Without a listener a lost connection would end the process; requests see the error themselves.
  redis.on('error', () => undefined)
  return redis
}
