import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context as Request } from 'hono'

/** The peer's address, for limits on callers that have no key. */
export function clientAddress(request: Request): string {
  try {
    return getConnInfo(request).remote.address ?? 'unknown'
  } catch {
    // Called in one process without a socket, as tests do.
    return 'in-process'
  }
}
