import { PassThrough, pipeline, type Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib'
import { ReadError } from './read-error.ts'

/** Sent with every request: what {@link decodedBody} understands. */
export const acceptEncoding = 'gzip, deflate, br, zstd'

const decoders = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
  ['zstd', createZstdDecompress],
])

/** RFC 9110 allows a list; no honest server sends more than one or two. */
const maxEncodings = 2

/**
 * The body as the page's author wrote it. The stream fails with {@link ReadError} `too_large` at the first byte over
 * `maxBytes`, counted before and after decompression, so that neither an endless body nor a gzip bomb gets further.
 * With `overflow: 'cut'` it ends there instead.
 */
export function decodedBody(
  body: Readable,
  contentEncoding: string | undefined,
  limit: { maxBytes: number; overflow: 'fail' | 'cut'; host: string },
): Readable {
  const names = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')
  const steps = names.reverse().map((name) => decoders.get(name))
  if (steps.length > maxEncodings || steps.includes(undefined)) {
    // A destroyed body must not become an unhandled error.
    body.on('error', () => {}).destroy()
    throw new ReadError('unreadable', `${limit.host} used an unsupported compression.`)
  }
  const decoding = steps.flatMap((create) => (create ? [create(), capBytes(limit)] : []))
  const out = new PassThrough()
  pipeline([body, capBytes(limit), ...decoding, out], (error) => {
    if (error && !out.destroyed) out.destroy(error)
  })
  return out
}

function capBytes(limit: { maxBytes: number; overflow: 'fail' | 'cut'; host: string }): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      const room = limit.maxBytes - seen
      seen += chunk.byteLength
      if (chunk.byteLength <= room) return done(null, chunk)
      if (limit.overflow === 'cut') {
        if (room > 0) this.push(chunk.subarray(0, room))
        // Swallows the rest; the request's end destroys the source.
        this.push(null)
        return
      }
      done(
        new ReadError(
          'too_large',
          `${limit.host} sent more than ${describeBytes(limit.maxBytes)}, which is the limit.`,
        ),
      )
    },
  })
}

function describeBytes(bytes: number): string {
  if (bytes >= 1_000_000) return `${Math.round(bytes / 100_000) / 10} MB`
  return bytes >= 1000 ? `${Math.round(bytes / 1000)} KB` : `${bytes} bytes`
}
