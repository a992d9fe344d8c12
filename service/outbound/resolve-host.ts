import { lookup as systemLookup } from 'node:dns/promises'
import { ReadError } from './read-error.ts'

/** Every address of a host name; rejects like `dns.promises.lookup`. */
export type LookUpHost = (host: string) => Promise<{ address: string; family: number }[]>

const keptMs = 10_000
const keptHosts = 1_000

/**
 * A resolver that asks the system and keeps an answer for ten seconds, so that a burst of webhooks to one endpoint
 * is one look-up. What it answers is what gets vetted and what gets connected to.
 */
export function createHostResolver(
  lookUp: LookUpHost = (host) => systemLookup(host, { all: true, order: 'verbatim' }),
): (host: string) => Promise<string[]> {
  const answers = new Map<string, { addresses: string[]; until: number }>()

  return async (host) => {
    const kept = answers.get(host)
    if (kept && kept.until > Date.now()) return kept.addresses
    let addresses: string[]
    try {
      addresses = (await lookUp(host)).map(({ address }) => address)
    } catch (cause) {
      throw lookUpFailure(host, cause)
    }
    if (addresses.length === 0) throw notFound(host)
    if (answers.size >= keptHosts) answers.clear()
    answers.set(host, { addresses, until: Date.now() + keptMs })
    return addresses
  }
}

function lookUpFailure(host: string, cause: unknown): ReadError {
  if (cause instanceof Error && 'code' in cause && cause.code === 'EAI_AGAIN') {
    return new ReadError('name_not_found', `Couldn't look up ${host}. Check the spelling and try again.`)
  }
  return notFound(host)
}

function notFound(host: string): ReadError {
  return new ReadError('name_not_found', `No site found at ${host}. Check the spelling.`)
}
