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
