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

/** Connection exceptions, too many connections, and a server that ends or starts (PostgreSQL, appendix A). */
const databaseStates = /^(08\w{3}|53300|57P0[1-5])$/

/** What pg says without a code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/**
 * True if the database could not be asked: it is down, starts, stops, or has no connection left. The same call works
 * once it is back. Looks through the causes, since the query builder wraps what the driver throws.
 */
export function isOutage(error: unknown): error is Error {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++) {
    if (lostConnection.test(one.message)) return true
    const code = 'code' in one && typeof one.code === 'string' ? one.code : ''
    if (databaseStates.test(code)) return true
    if (networkCodes.has(code) && isOfSocket(one)) return true
    if (one instanceof AggregateError && one.errors.length > 0 && one.errors.every(isOutage)) return true
  }
  return false
}

/** A missing file has the code of a missing socket. */
function isOfSocket(error: Error): boolean {
  const call = 'syscall' in error ? error.syscall : undefined
  return call === 'connect' || call === 'read' || call === 'write' || call === 'getaddrinfo'
}
