import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Context as Request } from 'hono'
import { ServiceError } from '../core/errors.ts'

const inflate = promisify(gunzip)
const oneMebibyte = 1024 * 1024

/**
 * The bytes of a body, no more than the limit, whatever Content-Length says. A gzip body is inflated, to no more than
 * the same limit.
 * @throws {ServiceError} `unsupported_media_type` for another coding or charset, `too_large`, or `malformed` when the
 * body is truncated or damaged
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const isGzip = readCoding(request) === 'gzip'
  rejectCharset(request)
  const bytes = await readSent(request, limit)
  if (!isGzip || bytes.length === 0) return bytes
  try {
    return await inflate(bytes, { maxOutputLength: limit })
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(limit)
    throw new ServiceError({ kind: 'malformed', code: 'malformed_body' }, 'The body is not valid gzip.')
  }
}

/**
 * The request as a library can read it that knows no codings: a gzip body is inflated.
 * @throws what {@link readBytes} throws
 */
export async function withPlainBody(request: Request, limit: number): Promise<globalThis.Request> {
  const { raw } = request.req
  rejectCharset(request)
  if (raw.method === 'GET' || raw.method === 'HEAD' || readCoding(request) === 'identity') return raw
  const headers = new Headers(raw.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  const body = await readBytes(request, limit)
  return new globalThis.Request(raw.url, { method: raw.method, headers, body, signal: raw.signal })
}

function readCoding(request: Request): 'gzip' | 'identity' {
  const coding = (request.req.header('content-encoding') ?? 'identity').trim().toLowerCase()
  if (coding === 'identity' || coding === '') return 'identity'
  if (coding === 'gzip' || coding === 'x-gzip') return 'gzip'
  throw new ServiceError(
    { kind: 'unsupported_media_type', taken: { 'Accept-Encoding': 'gzip, identity' } },
    'A body of this Content-Encoding is not taken; send it as gzip, or without a Content-Encoding.',
  )
}

/** JSON is UTF-8 between systems (RFC 8259, section 8.1), and ASCII is part of it. */
function rejectCharset(request: Request): void {
  const [, charset] = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(request.req.header('content-type') ?? '') ?? []
  if (charset === undefined || /^(utf-?8|us-ascii|ascii)$/i.test(charset)) return
  throw new ServiceError(
    { kind: 'unsupported_media_type', taken: {} },
    'A body of this charset is not taken; send it as UTF-8.',
  )
}

async function readSent(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = request.req.header('content-length')
  if (Number(announced ?? 0) > limit) throw tooLarge(limit)
  const parts: Uint8Array[] = []
  let size = 0
  try {
    if (announced !== undefined) {
      // The HTTP parser lets no more through than was announced, so it may be read in one go.
      const bytes = new Uint8Array(await request.req.raw.arrayBuffer())
      if (bytes.length > limit) throw tooLarge(limit)
      return bytes
    }
    for await (const part of request.req.raw.body ?? []) {
      size += part.length
      if (size > limit) throw tooLarge(limit)
      parts.push(part)
    }
  } catch (error) {
    if (error instanceof ServiceError) throw error
    throw new ServiceError(
      { kind: 'malformed', code: 'malformed_body' },
      'The request body ended unexpectedly.',
    )
  }
  return Buffer.concat(parts)
}

function tooLarge(limit: number): ServiceError {
  return new ServiceError({ kind: 'too_large' }, `The body may have at most ${formatSize(limit)}.`)
}

function formatSize(bytes: number): string {
  return bytes < oneMebibyte ? `${Math.floor(bytes / 1024)} KiB` : `${Math.floor(bytes / oneMebibyte)} MiB`
}
