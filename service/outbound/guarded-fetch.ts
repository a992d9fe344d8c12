import { decodedBody } from './decoded-body.ts'
import { createOutbound, type OutboundOptions } from './follow-redirects.ts'
import { ReadError } from './read-error.ts'
import { startDeadline } from './request-deadline.ts'
import { requestFailure } from './request-failure.ts'
import { parseWebAddress } from './vet-address.ts'

export type GuardedRequest = {
  method?: string
  headers?: HeadersInit
  body?: string | Uint8Array | null
  /** For the whole request, 15,000 by default. */
  timeoutMs?: number
  /** Of the body after decompression, 8,000,000 by default. */
  maxBytes?: number
  /** `cut` keeps the first `maxBytes` and drops the rest; `fail`, the default, throws `too_large`. */
  overflow?: 'fail' | 'cut'
  /** 5 by default; with 0 a redirect is returned as the answer. */
  maxRedirects?: number
  /** Ends the request early, as `timed_out`. */
  signal?: AbortSignal
  /** Media types that are worth reading; another one throws `wrong_type` before the body is read. An absent type passes. */
  acceptTypes?: readonly string[]
  /** Throws `http_error` for any status but 2xx, without reading its body. */
  onlyOk?: boolean
}

export type GuardedResponse = {
  status: number
  headers: Headers
  /** Decompressed. */
  body: Uint8Array
  finalUrl: string
  /** The redirecting URLs, in order. */
  redirects: string[]
}

/**
 * The one way out of the service for requests with an answer of bounded size. Throws {@link ReadError} and nothing
 * else. `close` ends every connection.
 */
export type GuardedFetch = {
  (url: string, request?: GuardedRequest): Promise<GuardedResponse>
  close(): Promise<void>
}

/**
 * Creates a guarded fetch: only http and https, only public IP addresses (see `isPublicAddress`) on 80, 443, 8080 and
 * 8443 plus what `allow` opens, redirects vetted hop by hop. Throws an Error if `allow` is invalid.
 */
export function createGuardedFetch(options: OutboundOptions = {}): GuardedFetch {
  const outbound = createOutbound(options)

  const guardedFetch = async (address: string, request: GuardedRequest = {}): Promise<GuardedResponse> => {
    const { timeoutMs = 15_000, maxBytes = 8_000_000, overflow = 'fail', maxRedirects = 5 } = request
    const url = parseWebAddress(address)
    const deadline = startDeadline(url.hostname, timeoutMs, request.signal)
    try {
      const { response, finalUrl, redirects } = await outbound.send({
        url,
        method: request.method ?? 'GET',
        headers: new Headers(request.headers),
        body: request.body ?? null,
        maxRedirects,
        deadline,
      })
      const headers = responseHeaders(response.headers)
      const host = finalUrl.hostname
      try {
        if (request.onlyOk && (response.statusCode < 200 || response.statusCode > 299)) {
          throw statusFailure(response.statusCode, host)
        }
        if (request.acceptTypes) rejectOtherTypes(headers.get('content-type'), request.acceptTypes, host)
        const limit = { maxBytes, overflow, host }
        const chunks: Uint8Array[] = []
        for await (const chunk of decodedBody(
          response.body,
          headers.get('content-encoding') ?? undefined,
          limit,
        )) {
          chunks.push(chunk)
        }
        const body = new Uint8Array(Buffer.concat(chunks))
        return { status: response.statusCode, headers, body, finalUrl: finalUrl.href, redirects }
      } catch (error) {
        throw requestFailure(deadline.signal.aborted ? deadline.signal.reason : error, host)
      } finally {
        if (!response.body.readableEnded) response.body.on('error', () => {}).destroy()
      }
    } finally {
      deadline.end()
    }
  }

  return Object.assign(guardedFetch, { close: outbound.close })
}

export function responseHeaders(given: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers()
  for (const [name, values] of Object.entries(given)) {
    for (const value of [values ?? []].flat()) headers.append(name, value)
  }
  return headers
}

function rejectOtherTypes(contentType: string | null, accepted: readonly string[], host: string): void {
  const type = contentType?.split(';')[0]?.trim().toLowerCase()
  if (!type || accepted.includes(type)) return
  // The type is the other side's word: only what looks like one is repeated.
  const shown = /^[a-z0-9.+-]+\/[a-z0-9.+-]+$/.test(type) && type.length <= 80 ? type : 'something else'
  throw new ReadError(
    'wrong_type',
    `${host} returned ${shown}. Use a web page, plain text, Markdown or a PDF.`,
  )
}

function statusFailure(status: number, host: string): ReadError {
  const sentence =
    status === 404 || status === 410
      ? `${host} has no page at this URL (${status}).`
      : status === 401 || status === 403
        ? `${host} doesn't allow us to read the page (${status}). It may need a sign-in.`
        : status === 429
          ? `${host} is limiting requests (429). Try again later.`
          : status >= 500
            ? `${host} returned a server error (${status}). Try again later.`
            : `${host} returned status ${status} instead of a page.`
  return new ReadError('http_error', sentence, status)
}
