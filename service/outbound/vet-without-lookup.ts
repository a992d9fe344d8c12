import { parseOutboundAllowance } from './outbound-allowance.ts'
import { parseWebAddress, vetAddress } from './vet-address.ts'

/**
 * Refuses what could never be reached, without asking DNS: a name is looked up at every request, since names move.
 * @throws {ReadError} `address_refused`: not http(s), a user name, a closed port, an address that is not public
 */
export async function vetWithoutLookup(url: string, outboundAllow: string): Promise<URL> {
  const address = parseWebAddress(url)
  await vetAddress(address, parseOutboundAllowance(outboundAllow), async (host) =>
    // RFC 6761, section 6.3: these names are this machine whatever DNS says.
    /(^|\.)localhost\.?$/.test(host) ? ['127.0.0.1'] : [],
  )
  return address
}
