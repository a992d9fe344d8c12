import type { Dispatcher } from 'undici'
import { acceptEncoding } from './decoded-body.ts'
import { type OutboundAllowance, parseOutboundAllowance } from './outbound-allowance.ts'
import { ReadError } from './read-error.ts'
import type { RequestDeadline } from './request-deadline.ts'
import { requestFailure } from './request-failure.ts'
import { createHostResolver, type LookUpHost } from './resolve-host.ts'
import { parseWebAddress, vetAddress } from './vet-address.ts'
import { createVettedPools } from './vetted-pools.ts'

export type OutboundOptions = {
  /** OUTBOUND_ALLOW and, for who asks a configured endpoint, that endpoint's entry; several texts are merged. */
  allow?: string | readonly string[]
  /** Replaces the system's look-up. */
  lookUp?: LookUpHost
}

export type OutboundRequest = {
  url: URL
  method: string
  headers: Headers
  body: string | Uint8Array | null
  /** With 0 a redirect is an answer like any other and is returned. */
  maxRedirects: number
  deadline: RequestDeadline
}

export type OutboundAnswer = {
  response: Dispatcher.ResponseData
  finalUrl: URL
  /** The redirecting URLs, in order. */
  redirects: string[]
}

/** The one place that opens connections to the outside. */
export type Outbound = {
  /** Follows redirects by hand and vets every hop. Throws {@link ReadError} and nothing else. */
  send(request: OutboundRequest): Promise<OutboundAnswer>
  /** Ends every connection, running requests included. */
  close(): Promise<void>
}

const userAgent = 'Masthead/1.0 (content reader)'
const redirectStatuses = new Set([301, 302, 303, 307, 308])
const credentialHeaders = ['authorization', 'cookie', 'proxy-authorization', 'x-api-key', 'api-key']
/** The connection's own business: a caller's value could aim at another virtual host or split a request. */
const connectionHeaders = [
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'upgrade',
  'expect',
  'keep-alive',
  'te',
]

export function createOutbound({ allow = '', lookUp }: OutboundOptions = {}): Outbound {
  const allowance: OutboundAllowance = parseOutboundAllowance(
    ...(typeof allow === 'string' ? [allow] : allow),
  )
  const resolveHost = createHostResolver(lookUp)
  const pools = createVettedPools()

  async function sendOnce(request: OutboundRequest): Promise<Dispatcher.ResponseData> {
    const { url, deadline, method, headers, body } = request
    try {
      const target = await deadline.race(vetAddress(url, allowance, resolveHost))
      return await pools.poolOf(url, target).request({
        method,
        path: url.pathname + url.search,
        headers: Object.fromEntries(headers),
        body,
        signal: deadline.signal,
        // The deadline is the one clock.
        headersTimeout: 0,
        bodyTimeout: 0,
      })
    } catch (error) {
      throw requestFailure(deadline.signal.aborted ? deadline.signal.reason : error, url.hostname)
    }
  }

  return {
    async send(request) {
      const redirects: string[] = []
      let current: OutboundRequest = { ...request, headers: ownHeaders(request.headers) }
      for (;;) {
        const response = await sendOnce(current)
        const location = response.headers.location
        if (!redirectStatuses.has(response.statusCode) || !location || request.maxRedirects === 0) {
          return { response, finalUrl: current.url, redirects }
        }
        // The body of a redirect is irrelevant, and reading it could take without end.
        response.body.on('error', () => {}).destroy()
        redirects.push(current.url.href)
        current = nextHop(
          current,
          response.statusCode,
          Array.isArray(location) ? (location[0] ?? '') : location,
        )
        if (current.method === 'GET' && redirects.includes(current.url.href)) {
          throw new ReadError(
            'redirect_loop',
            `${request.url.hostname} redirects in a loop. Open the page in a browser and use its final URL.`,
          )
        }
        if (redirects.length > request.maxRedirects) {
          throw new ReadError(
            'too_many_redirects',
            `${request.url.hostname} redirects more than ${request.maxRedirects} times. Use the final URL.`,
          )
        }
      }
    },
    close: pools.close,
  }
}

function ownHeaders(given: Headers): Headers {
  const headers = new Headers(given)
  for (const name of connectionHeaders) headers.delete(name)
  if (!headers.has('user-agent')) headers.set('user-agent', userAgent)
  headers.set('accept-encoding', acceptEncoding)
  return headers
}

/** The next request as RFC 9110 section 15.4 and the fetch standard have it. */
function nextHop(request: OutboundRequest, status: number, location: string): OutboundRequest {
  const url = parseWebAddress(location, request.url)
  const headers = new Headers(request.headers)
  if (url.origin !== request.url.origin) for (const name of credentialHeaders) headers.delete(name)
  const becomesGet =
    (status === 303 && request.method !== 'HEAD') ||
    ((status === 301 || status === 302) && request.method === 'POST')
  if (!becomesGet) return { ...request, url, headers }
  headers.delete('content-type')
  headers.delete('content-encoding')
  return { ...request, url, headers, method: 'GET', body: null }
}
