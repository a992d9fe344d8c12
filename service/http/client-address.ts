import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context as Request } from 'hono'
import type { Config } from '../config/config.ts'
import { isLoopback } from '../config/is-loopback.ts'

/**
 * The caller's address, for limits on callers that have no key. Behind a proxy on this machine, which is what a public
 * SERVICE_URL and a peer on loopback mean together, it is the one that the proxy added last to `X-Forwarded-For`;
 * otherwise everybody would share the limits of the proxy.
 */
export function clientAddress(config: Pick<Config, 'serviceUrl'>, request: Request): string {
  const peer = peerAddress(request)
  if (!isLoopback(peer) || isLoopback(new URL(config.serviceUrl).hostname)) return peer
  const forwarded = request.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  return isIP(forwarded) === 0 ? peer : forwarded
}

/** The other end of the connection. */
export function peerAddress(request: Request): string {
  try {
    return getConnInfo(request).remote.address ?? 'unknown'
  } catch {
    // Called in one process without a socket, as tests do.
    return '127.0.0.1'
  }
}
