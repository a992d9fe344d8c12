import { type BlockList, isIP, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context as Request } from 'hono'
import type { Config } from '../config/config.ts'
import { isLoopback } from '../config/is-loopback.ts'

type ProxySettings = Pick<Config, 'serviceUrl' | 'trustedProxies'>

/**
 * The caller's IP address, for limits on callers that have no key. Behind a proxy it is the last one of
 * `X-Forwarded-For` that is no trusted proxy; otherwise all callers would share the limits of the proxy. A proxy is
 * trusted on this machine where SERVICE_URL is public, and on the machines of TRUSTED_PROXIES.
 */
export function clientAddress(config: ProxySettings, request: Request): string {
  const trusted = trustedProxies(config)
  const hops = request.req.header('x-forwarded-for')?.split(',').toReversed() ?? []
  let address = peerAddress(request)
  for (const hop of hops) {
    if (!trusted(address)) break
    const next = hop.trim()
    if (isIP(next) === 0) break
    address = next
  }
  return address
}

/** Whether a proxy that the operator runs sent the request, so that what it says about a trace is no stranger's claim. */
export function isFromTrustedProxy(config: ProxySettings, request: Request): boolean {
  return trustedProxies(config)(peerAddress(request))
}

/** A household or a server has a whole /64 of IPv6 and could count as 2^64 callers (RFC 6177). */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  if (/^::ffff:\d+\./i.test(address)) return address.slice('::ffff:'.length)
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const zeros = address.includes('::')
    ? Array.from({ length: 8 - first.length - last.length }, () => '0')
    : []
  const groups = [...first, ...zeros, ...last].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

function trustedProxies({ serviceUrl, trustedProxies }: ProxySettings): (address: string) => boolean {
  const isPublic = !isLoopback(new URL(serviceUrl).hostname)
  return (address) => (isPublic && isLoopback(address)) || isListed(trustedProxies, address)
}

function isListed(list: BlockList, address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(plain) === 0) return false
  return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
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
