import type { Context as Request } from 'hono'
import type { Config } from '../config/config.ts'
import { isLoopback } from '../config/is-loopback.ts'
import { peerAddress } from './client-address.ts'

/** What proxies add; a person or a program on this machine sends none of them. */
const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * Whether a request was sent from this machine to this service itself. A loopback peer is not enough: it may be a proxy
 * for public traffic, which a public SERVICE_URL or its headers reveal, or a browser that followed a third party's host
 * name pointing at 127.0.0.1, which the `Host` header reveals.
 */
export function isLocalRequest(config: Pick<Config, 'serviceUrl'>, request: Request): boolean {
  return (
    isLoopback(new URL(config.serviceUrl).hostname) &&
    isLoopback(peerAddress(request)) &&
    isLoopback(new URL(request.req.url).hostname) &&
    forwarding.every((name) => request.req.header(name) === undefined)
  )
}
