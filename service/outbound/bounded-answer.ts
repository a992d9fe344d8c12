import { Readable } from 'node:stream'
import type { Dispatcher } from 'undici'
import { decodedBody } from './decoded-body.ts'
import { ReadError } from './read-error.ts'
import { startClock } from './start-clock.ts'

/** What was answered to a post; `body` is its beginning, as it came or decompressed where it was compressed. */
export type PostAnswer = {
  status: number
  retryAfter: string | null
  body: Uint8Array
  /** As they came, each cut where it is long; left out where nobody reads them. */
  headers?: Record<string, string>
}

/**
 * The stored part of a response. More of a compressed one: if truncated while compressed, it might not be readable at
 * all.
 */
const keptBytes = 4096
const keptCompressedBytes = 256 * 1024
const keptHeaderCount = 24
const keptHeaderLength = 200
/** A longer response costs its connection; up to this size it is read to its end and discarded. */
const drainedBytes = 64 * 1024

/** One response in progress, with its own deadline. */
type BoundedAnswer = {
  handler: Dispatcher.DispatchHandler
  done: Promise<PostAnswer>
  /** Rejects when time is up, as `done` does; for what has to be done before the request. */
  outOfTime: Promise<never>
  /** Stops the clock; must be called when the request is over. */
  end(): void
}

/** Receives the beginning of a response and discards the rest. */
export function createBoundedAnswer(host: string, timeoutMs: number): BoundedAnswer {
  const { promise: done, resolve, reject } = Promise.withResolvers<PostAnswer>()
  const time = Promise.withResolvers<never>()
  // The caller may have given up for another reason and not await them.
  done.catch(() => undefined)
  time.promise.catch(() => undefined)
  const chunks: Buffer[] = []
  let seen = 0
  let status = 0
  let headers: Record<string, string | string[] | undefined> = {}
  let request: Dispatcher.DispatchController | undefined
  let late: ReadError | undefined
  const header = (name: string) => [headers[name] ?? []].flat().join(', ') || null
  const settle = () => {
    const retryAfter = header('retry-after')
    const encoding = header('content-encoding')
    const raw = Buffer.concat(chunks)
    const answer = { status, retryAfter, headers: keptHeaders(headers) }
    if (encoding === null) resolve({ ...answer, body: raw.subarray(0, keptBytes) })
    else void decompress(raw, encoding, host).then((body) => resolve({ ...answer, body }))
  }
  const stopClock = startClock(timeoutMs, () => {
    const limit = timeoutMs < 1000 ? `${timeoutMs} ms` : `${Math.round(timeoutMs / 1000)} seconds`
    late = new ReadError('timed_out', `${host} took longer than ${limit} to respond. Try again later.`)
    reject(late)
    time.reject(late)
    request?.abort(late)
  })
  return {
    done,
    outOfTime: time.promise,
    end: stopClock,
    handler: {
      onRequestStart(controller) {
        request = controller
        // Its time ran out while it waited for a connection.
        if (late) controller.abort(late)
      },
      onResponseStart(_controller, statusCode, answered) {
        // 1xx come before the answer.
        if (statusCode < 200) return
        status = statusCode
        headers = answered
      },
      onResponseData(controller, chunk) {
        const kept = headers['content-encoding'] === undefined ? keptBytes : keptCompressedBytes
        if (seen < kept) chunks.push(chunk.subarray(0, kept - seen))
        seen += chunk.byteLength
        if (seen <= Math.max(kept, drainedBytes)) return
        settle()
        controller.abort(new ReadError('too_large', `${host} sent too much data.`))
      },
      onResponseEnd: settle,
      onResponseError: (_controller, error) => reject(error),
    },
  }
}

/** The first of them, without cookies, which are secrets between the receiver and whoever calls it. */
function keptHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const kept = Object.entries(headers)
    .filter(([name]) => name !== 'set-cookie')
    .slice(0, keptHeaderCount)
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name.slice(0, keptHeaderLength),
      [value ?? []].flat().join(', ').slice(0, keptHeaderLength),
    ]),
  )
}

/** As much as can be read of it; what the answer means is in its status. */
async function decompress(raw: Buffer, encoding: string, host: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  try {
    const limit = { maxBytes: keptCompressedBytes, overflow: 'cut', host } as const
    for await (const chunk of decodedBody(Readable.from([raw]), encoding, limit)) chunks.push(chunk)
  } catch {
    // Cut or damaged.
  }
  return Buffer.concat(chunks).subarray(0, keptBytes)
}
