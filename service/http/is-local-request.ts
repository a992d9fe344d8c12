import type { Context as Request } from 'hono'
import type { Config } from '../config/config.ts'
import { isLoopback } from '../config/is-loopback.ts'
import { peerAddress } from './client-address.ts'

/** What proxies add; a person or a program on this machine sends none of them. */
const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * Whether a request was sent from this machine to this service itself. A peer on loopback is not enough: it may be a
 * proxy that speaks for the world, which a public SERVICE_URL or its headers give away, or a browser that was led here
 * by a stranger's name that points at 127.0.0.1, which the host it asks for gives away.
 */
export function isLocalRequest(config: Pick<Config, 'serviceUrl'>, request: Request): boolean {
  return (
    isLoopback(new URL(config.serviceUrl).hostname) &&
    isLoopback(peerAddress(request)) &&
    isLoopback(new URL(request.req.url).hostname) &&
    forwarding.every((name) => request.req.header(name) === undefined)
  )
}
