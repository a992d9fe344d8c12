import { Unavailable, type UnavailablePart } from '../outbound/unavailable.ts'

/** Of a connection that never came about, or was lost (libuv). */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])

/**
 * Connection exceptions, a full disk, no memory left, too many connections, and a server that ends or starts (PostgreSQL,
 * appendix A).
 */
const databaseStates = /^(08\w{3}|53[123]00|57P0[1-5])$/

/** What pg, and the queue's way to listen, say without a code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|LISTEN\/NOTIFY (connection ended|heartbeat timed out))/

/**
 * What could not be asked: the database, which is down, starts, stops or has no connection left, or another part. The
 * same call works once it is back. Looks through the causes, since the query builder wraps what the driver throws.
 * Undefined for any other error.
 */
export function findOutage(error: unknown): UnavailablePart | undefined {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++) {
    if (one instanceof Unavailable) return one.part
    if (lostConnection.test(one.message)) return 'database'
    const code = 'code' in one && typeof one.code === 'string' ? one.code : ''
    if (databaseStates.test(code)) return 'database'
    if (networkCodes.has(code) && isOfSocket(one)) return 'database'
    if (one instanceof AggregateError && one.errors.length > 0 && one.errors.every(findOutage))
      return 'database'
  }
  return undefined
}

/** A missing file has the code of a missing socket. */
function isOfSocket(error: Error): boolean {
  const call = 'syscall' in error ? error.syscall : undefined
  return call === 'connect' || call === 'read' || call === 'write' || call === 'getaddrinfo'
}
