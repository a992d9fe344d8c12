import { isIP } from 'node:net'
import { isInternalAddress, isPublicAddress } from './address-guard.ts'
import type { OutboundAllowance } from './outbound-allowance.ts'
import { ReadError } from './read-error.ts'

/** Where a request may connect to: nothing else is ever connected to. */
export type VettedTarget = { addresses: string[]; port: number }

const openPorts = new Set([80, 443, 8080, 8443])

/** Parses user input or a redirect target. Throws {@link ReadError} `address_refused`. */
export function parseWebAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base)
  if (!url)
    throw refused(`"${address.slice(0, 200)}" isn't a web URL. Use one like https://example.com/page.`)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw refused(
      `URLs must start with http:// or https://. This one starts with ${url.protocol.slice(0, 40)}`,
    )
  }
  if (url.username !== '' || url.password !== '') {
    throw refused(
      `The URL of ${url.hostname} contains a user name or password. Remove everything before the @.`,
    )
  }
  url.hash = ''
  return url
}

/** RFC 6761, section 6.3: these names are this machine, whatever DNS says. */
const ownName = /(^|\.)localhost\.?$/

/**
 * Decides where a request for `url` may connect. One look-up; if any of the IP addresses is not public, none is used.
 * Throws {@link ReadError} `not_public`, `address_refused` or what the look-up throws.
 * @param options.isGiven true while somebody enters it: a private name is refused as such, since another port would not
 * help. A request looks up no name on a port that it never uses.
 */
export async function vetAddress(
  url: URL,
  allowance: OutboundAllowance,
  resolveHost: (host: string) => Promise<string[]>,
  { isGiven }: { isGiven: boolean } = { isGiven: false },
): Promise<VettedTarget> {
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
  const fixed = allowance.fixed.get(url.hostname)
  if (fixed && (port === 80 || port === 443 || port === fixed.port)) {
    return { addresses: [fixed.address], port: fixed.port }
  }
  const open = allowance.open.has(`${url.hostname}:${port}`)
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  const isLiteral = isIP(literal) !== 0
  const isOwn = isLiteral ? !isPublicAddress(literal) : ownName.test(literal)
  if (!open && isOwn) throw notPublic(url, port, isLiteral ? [literal] : [])
  const isClosed = !open && !openPorts.has(port)
  if (isClosed && !isGiven) throw closed(url, port)
  const resolved = isLiteral ? [literal] : resolveHost(url.hostname)
  const addresses = await Promise.resolve(resolved).catch((error: unknown) => {
    // Whether DNS knows the name or not, nothing is ever sent to this port.
    throw isClosed ? closed(url, port) : error
  })
  if (!open && !addresses.every(isPublicAddress)) throw notPublic(url, port, addresses)
  if (isClosed) throw closed(url, port)
  return { addresses, port }
}

function closed({ hostname }: URL, port: number): ReadError {
  return new ReadError(
    'address_refused',
    `Port ${port} of ${hostname} isn't allowed. Use 80, 443, 8080 or 8443.`,
    null,
    wayInto(hostname, port),
  )
}

/** The way in is named for networks that people run services in, and never for the keys of a cloud's machine. */
function notPublic({ hostname }: URL, port: number, addresses: readonly string[]): ReadError {
  const isOfferable = addresses.every((address) => isPublicAddress(address) || isInternalAddress(address))
  return new ReadError(
    'not_public',
    `${hostname} isn't on the public internet, so we don't open it.`,
    null,
    isOfferable ? wayInto(hostname, port) : '',
  )
}

function wayInto(hostname: string, port: number): string {
  return ` An operator can add ${hostname}:${port} to OUTBOUND_ALLOW.`
}

function refused(message: string): ReadError {
  return new ReadError('address_refused', message)
}
