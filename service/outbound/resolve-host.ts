import { lookup as systemLookup } from 'node:dns/promises'
import { ReadError } from './read-error.ts'
import { unknownName } from './unknown-name.ts'

/** Every address of a host name; rejects like `dns.promises.lookup`. */
export type LookUpHost = (host: string) => Promise<{ address: string; family: number }[]>

const keptMs = 10_000
const keptHosts = 1_000
/** A known host whose look-up takes longer is connected to at its last addresses, if they are not older than this. */
const patienceMs = 1_000
const staleMs = 300_000

/** Addresses, or why there are none, until when they are used without asking. */
type Kept = { addresses: string[]; failure?: ReadError; until: number }

/**
 * A resolver that asks the system and keeps an answer for ten seconds, a failure too, so that a burst of webhooks to one
 * endpoint is one look-up. The system looks up few hosts at a time: a name server that is silent about some must not
 * keep the others waiting. What it answers is what gets vetted and what gets connected to.
 */
export function createHostResolver(
  lookUp: LookUpHost = (host) => systemLookup(host, { all: true, order: 'verbatim' }),
): (host: string) => Promise<string[]> {
  const answers = new Map<string, Kept>()
  const asking = new Map<string, Promise<string[]>>()

  async function ask(host: string): Promise<string[]> {
    const keep = (kept: Omit<Kept, 'until'>) => {
      if (answers.size >= keptHosts) answers.clear()
      answers.set(host, { ...kept, until: performance.now() + keptMs })
    }
    try {
      const addresses = (await lookUp(host)).map(({ address }) => address)
      if (addresses.length === 0) throw notFound(host)
      keep({ addresses })
      return addresses
    } catch (cause) {
      const failure = cause instanceof ReadError ? cause : lookUpFailure(host, cause)
      keep({ addresses: [], failure })
      throw failure
    } finally {
      asking.delete(host)
    }
  }

  return async (host) => {
    const kept = answers.get(host)
    const now = performance.now()
    if (kept && kept.until > now) {
      if (kept.failure) throw kept.failure
      return kept.addresses
    }
    const answer = asking.get(host) ?? ask(host)
    asking.set(host, answer)
    if (!kept || kept.failure || kept.until + staleMs < now) return answer
    const { promise, resolve } = Promise.withResolvers<string[]>()
    const timer = setTimeout(() => resolve(kept.addresses), patienceMs)
    return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
  }
}

function lookUpFailure(host: string, cause: unknown): ReadError {
  if (cause instanceof Error && 'code' in cause && cause.code === 'EAI_AGAIN') {
    return unknownName(host, `Couldn't look up ${host}. Check the spelling and try again.`)
  }
  return notFound(host)
}

function notFound(host: string): ReadError {
  return unknownName(host, `No site found at ${host}. Check the spelling.`)
}
