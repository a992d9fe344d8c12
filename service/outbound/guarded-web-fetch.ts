import type { Readable } from 'node:stream'
import { decodedBody } from './decoded-body.ts'
import { createOutbound, type OutboundOptions } from './follow-redirects.ts'
import { responseHeaders } from './guarded-fetch.ts'
import { startDeadline } from './request-deadline.ts'
import { requestFailure } from './request-failure.ts'
import { parseWebAddress } from './vet-address.ts'

export type GuardedWebFetch = typeof globalThis.fetch & { close(): Promise<void> }

export type GuardedWebFetchOptions = OutboundOptions & {
  /** For the whole request, the last byte of the stream included; 300,000 by default. */
  timeoutMs?: number
  /** Of the body after decompression, 32,000,000 by default. */
  maxBytes?: number
  /** 0 by default: a model endpoint that redirects is misconfigured, and its key must not travel. */
  maxRedirects?: number
}

/**
 * The guarded fetch in the shape of WHATWG `fetch`, with streaming bodies, for SDKs. Throws {@link ReadError} for what
 * the network does, and the caller's abort reason when the caller aborts, as `fetch` would. Request bodies may be
 * strings, bytes, blobs, forms and the like; a stream is read to its end first.
 */
export function createGuardedWebFetch(options: GuardedWebFetchOptions = {}): GuardedWebFetch {
  const { timeoutMs = 300_000, maxBytes = 32_000_000, maxRedirects = 0 } = options
  const outbound = createOutbound(options)

  const guardedFetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = parseWebAddress(input instanceof Request ? input.url : String(input))
    // The platform's own Request does the reading of every kind of body and header.
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    const body = request.body === null ? null : new Uint8Array(await request.arrayBuffer())
    const deadline = startDeadline(url.hostname, timeoutMs, request.signal)
    const failure = (error: unknown): unknown =>
      request.signal.aborted
        ? request.signal.reason
        : requestFailure(deadline.signal.aborted ? deadline.signal.reason : error, url.hostname)
    try {
      const { response, finalUrl, redirects } = await outbound.send({
        url,
        method: request.method,
        headers: request.headers,
        body,
        maxRedirects: request.redirect === 'follow' ? maxRedirects : 0,
        deadline,
      })
      const headers = responseHeaders(response.headers)
      const limit = { maxBytes, overflow: 'fail', host: finalUrl.hostname } as const
      const stream = decodedBody(response.body, headers.get('content-encoding') ?? undefined, limit)
      stream.once('close', deadline.end)
      const bodiless = [204, 205, 304].includes(response.statusCode)
      if (bodiless) stream.resume()
      // The body is decoded already; its length and encoding would mislead who reads it.
      headers.delete('content-encoding')
      headers.delete('content-length')
      const answer = new Response(bodiless ? null : readableOf(stream, failure), {
        status: response.statusCode,
        statusText: response.statusText,
        headers,
      })
      Object.defineProperties(answer, {
        url: { value: finalUrl.href },
        redirected: { value: redirects.length > 0 },
      })
      return answer
    } catch (error) {
      deadline.end()
      throw failure(error)
    }
  }

  return Object.assign(guardedFetch, { close: outbound.close })
}

/** A web stream whose errors are ours; cancelling it ends the request. */
function readableOf(
  stream: Readable,
  failure: (error: unknown) => unknown,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = stream.iterator()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(new Uint8Array(value))
      } catch (error) {
        controller.error(failure(error))
      }
    },
    cancel() {
      stream.destroy()
    },
  })
}
