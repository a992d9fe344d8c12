import { isIP } from 'node:net'

/** Where the host of an allowed entry lives, when the entry says so. */
type FixedAddress = { address: string; port: number }

/** Non-public addresses that the operator allows. */
export type OutboundAllowance = {
  /** `host:port` exactly as a URL spells them, IPv6 hosts in brackets. */
  open: ReadonlySet<string>
  /** By host: requests to it on 80, 443 or the entry's own port go there, whatever DNS says. */
  fixed: ReadonlyMap<string, FixedAddress>
}

/**
 * Reads OUTBOUND_ALLOW: entries `host:port` or `host=address:port`, separated by commas or spaces; several texts
 * are merged, later ones winning. An empty text opens nothing. Throws an Error that names the bad entry.
 */
export function parseOutboundAllowance(...texts: readonly string[]): OutboundAllowance {
  const open = new Set<string>()
  const fixed = new Map<string, FixedAddress>()
  for (const entry of texts.flatMap((text) => text.split(/[\s,]+/)).filter((part) => part !== '')) {
    const equals = entry.indexOf('=')
    if (equals === -1) {
      const { host, port } = parseAuthority(entry, entry)
      open.add(`${host}:${port}`)
      continue
    }
    const { host } = parseAuthority(`${entry.slice(0, equals)}:1`, entry)
    const target = parseAuthority(entry.slice(equals + 1), entry)
    const address = target.host.replace(/^\[|\]$/g, '')
    if (isIP(address) === 0) throw badEntry(entry, 'after "=" stands an IP address and a port')
    fixed.set(host, { address, port: target.port })
  }
  return { open, fixed }
}

/** The entry that opens a configured endpoint, such as a model server: `http://127.0.0.1:11434/v1` gives `127.0.0.1:11434`. */
export function allowanceOfEndpoint(endpoint: string): string {
  const url = new URL(endpoint)
  return `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`
}

/** Through the URL parser, so that an entry is spelt like the addresses it is compared with. */
function parseAuthority(authority: string, entry: string): { host: string; port: number } {
  const port = Number(/:(\d{1,5})$/.exec(authority)?.[1] ?? 0)
  if (port < 1 || port > 65_535) throw badEntry(entry, 'it needs a port between 1 and 65535')
  const url = URL.parse(`http://${authority}/`)
  if (!url || url.username || url.password || url.pathname !== '/' || url.search || url.hash) {
    throw badEntry(entry, 'its host is not a host name or an IP address (IPv6 in brackets)')
  }
  return { host: url.hostname, port }
}

function badEntry(entry: string, reason: string): Error {
  return new Error(
    `OUTBOUND_ALLOW has an invalid entry, "${entry}": ${reason}. Write host:port or host=address:port.`,
  )
}
