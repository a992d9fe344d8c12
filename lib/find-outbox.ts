import 'server-only'
import { env } from './env.ts'

const freshMs = 15_000
const timeoutMs = 1_500
let known: { address: string | undefined; at: number } | undefined

/**
 * The page on which a service without a mail server shows its mail, or undefined. Such a service listens on loopback
 * alone, so no third-party server receives a request.
 */
export async function findOutbox(): Promise<string | undefined> {
  const address = outboxAddress(env().agentApiUrl)
  if (!address) return undefined
  if (known && Date.now() - known.at < freshMs) return known.address
  known = { address: (await answers(address)) ? address : undefined, at: Date.now() }
  return known.address
}

/** Where the outbox of the service at `baseUrl` would be; undefined where there can be none. */
export function outboxAddress(baseUrl: string): string | undefined {
  const { hostname } = new URL(baseUrl)
  const loopback = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
  return loopback ? `${baseUrl}/outbox` : undefined
}

async function answers(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(address, { redirect: 'manual', cache: 'no-store', signal })
    await response.body?.cancel()
    return response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('text/html')
  } catch {
    return false
  }
}
