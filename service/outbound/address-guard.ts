import ipaddr from 'ipaddr.js'

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Inside 2000::/3, yet not a public host: IANA's IPv6 special-purpose registry. */
const specialIPv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'].map(
  (range) => ipaddr.IPv6.parseCIDR(range),
)

/**
 * Whether an address is public unicast, by IANA's special-purpose address registries (RFC 6890). Everything that
 * can lead inside is not: loopback, private, link-local, CGNAT, ULA, and IPv6 forms that carry an IPv4 address
 * (v4-mapped, v4-compatible, NAT64, 6to4, Teredo). What does not parse strictly is not public either.
 */
export function isPublicAddress(address: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) {
    return ipaddr.IPv4.parse(address).range() === 'unicast'
  }
  // A zone id names an interface of this machine.
  if (address.includes('%') || !ipaddr.IPv6.isValid(address)) return false
  const parsed = ipaddr.IPv6.parse(address)
  return (
    parsed.range() === 'unicast' &&
    parsed.match(globalUnicast) &&
    !specialIPv6.some((range) => parsed.match(range))
  )
}

/** Where clouds answer with the keys of the machine, inside ranges that are otherwise somebody's own network. */
const metadataAddresses = new Set(['fd00:ec2::254', '100.100.100.200', '192.0.0.192'])

/**
 * Whether an address that is not public is of a network that people run services in: this machine, a private network, a
 * shared one (RFC 1918, 6598, 4193). Link-local addresses and those of cloud metadata are not, nor is what is no host.
 */
export function isInternalAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || address.includes('%')) return false
  const parsed = ipaddr.process(address)
  return (
    ['loopback', 'private', 'carrierGradeNat', 'uniqueLocal'].includes(parsed.range()) &&
    !metadataAddresses.has(parsed.toString())
  )
}
