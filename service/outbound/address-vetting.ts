import { lookup as systemLookup } from 'node:dns/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseOutboundAllowance } from './outbound-allowance.ts'
import type { LookUpHost } from './resolve-host.ts'
import { unknownName } from './unknown-name.ts'
import { parseWebAddress, vetAddress } from './vet-address.ts'

/**
 * Judges an address when somebody gives it, by the rule that every request follows later.
 * @throws {ReadError} `not_public` where it leads to this machine or a private network, `address_refused` for anything
 * else that is never requested, `name_not_found` for a name that DNS says does not exist
 */
export type AddressVetting = (address: string) => Promise<URL>

/** Whoever gives an address waits no longer for a name server. */
const patienceMs = 2_000

export function createAddressVetting({
  allow,
  lookUp = (host) => systemLookup(host, { all: true }),
}: {
  allow: string
  lookUp?: LookUpHost
}): AddressVetting {
  const allowance = parseOutboundAllowance(allow)
  return async (address) => {
    const url = parseWebAddress(address)
    await vetAddress(url, allowance, (host) => addressesOf(host, lookUp), { isGiven: true })
    return url
  }
}

/** None while no name server answers: that says nothing about the name, and every request asks again. */
async function addressesOf(host: string, lookUp: LookUpHost): Promise<string[]> {
  const late = new AbortController()
  try {
    const found = await Promise.race([
      lookUp(host),
      sleep(patienceMs, [], { signal: late.signal, ref: false }),
    ])
    return found.map(({ address }) => address)
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOTFOUND')) return []
    throw unknownName(
      host,
      `No host is named ${host}. Check the spelling. If it is new, DNS may not know it yet.`,
    )
  } finally {
    late.abort()
  }
}
