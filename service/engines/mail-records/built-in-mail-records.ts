import { Resolver } from 'node:dns/promises'
import { parseOutboundAllowance } from '../../outbound/outbound-allowance.ts'
import type { MailRecords } from './mail-records.ts'

const timeoutMs = 2_000
const maxRecords = 60

/**
 * Queries the system's name servers, 4 s at most.
 * @param options.allow OUTBOUND_ALLOW: hosts mapped there are unknown to the name servers and are not queried
 */
export function createBuiltInMailRecords(options: { allow?: string } = {}): MailRecords {
  const { fixed } = parseOutboundAllowance(options.allow ?? '')
  return {
    name: 'built-in',
    async find(domain, signal) {
      signal.throwIfAborted()
      if (fixed.has(domain)) return { mx: null, txt: null }
      const resolver = new Resolver({ timeout: timeoutMs, tries: 2 })
      const stop = () => resolver.cancel()
      signal.addEventListener('abort', stop, { once: true })
      try {
        const [mx, txt] = await Promise.all([
          settled(resolver.resolveMx(domain)),
          settled(resolver.resolveTxt(domain)),
        ])
        return {
          mx:
            mx
              ?.toSorted((a, b) => a.priority - b.priority)
              .map(({ exchange }) => exchange.toLowerCase().slice(0, 253))
              .filter((exchange) => exchange !== '')
              .slice(0, maxRecords) ?? null,
          txt: txt?.map((pieces) => pieces.join('').slice(0, 1000)).slice(0, maxRecords) ?? null,
        }
      } finally {
        signal.removeEventListener('abort', stop)
      }
    },
  }
}

/** No such record is an answer; a server that cannot be reached is none. */
async function settled<T>(answer: Promise<T[]>): Promise<T[] | null> {
  try {
    return await answer
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    return code === 'ENODATA' || code === 'ENOTFOUND' ? [] : null
  }
}
