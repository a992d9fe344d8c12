import { isIP } from 'node:net'
import type { Config } from '../../config/config.ts'
import { isLoopback } from '../../config/is-loopback.ts'

type Known = Pick<Config, 'serviceUrl' | 'dashboardUrl'>

/**
 * True for a request that a page of another site makes a browser send: its `Origin` is not ours, or its `Host` is a
 * name that a third party can point at this machine (DNS rebinding). Programs send no `Origin`. MCP requires it:
 * "Servers MUST validate the `Origin` header on all incoming connections" (Streamable HTTP, Security Warning).
 */
export function isForeignRequest(
  config: Known,
  headers: { origin: string | undefined; host: string | undefined },
): boolean {
  return isForeignOrigin(config, headers.origin) || isForeignHost(config, headers.host)
}

function isForeignOrigin({ serviceUrl, dashboardUrl }: Known, origin: string | undefined): boolean {
  if (origin === undefined) return false
  if (origin === new URL(serviceUrl).origin || origin === new URL(dashboardUrl).origin) return false
  const from = URL.parse(origin)
  return !(from && isLoopback(from.hostname) && isLoopback(new URL(serviceUrl).hostname))
}

/** A third party's DNS cannot rebind an IP address, a name of this machine, or a name of its network without a dot. */
function isForeignHost({ serviceUrl, dashboardUrl }: Known, host: string | undefined): boolean {
  const name = URL.parse(`http://${host ?? ''}`)?.hostname
  if (name === undefined) return host !== undefined
  const own = [serviceUrl, dashboardUrl].map((url) => new URL(url).hostname)
  return !(
    own.includes(name) ||
    isLoopback(name) ||
    isIP(name.replace(/^\[|\]$/g, '')) !== 0 ||
    !name.includes('.')
  )
}
