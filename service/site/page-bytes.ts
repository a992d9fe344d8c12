import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './choose-encoding.ts'

/** A document ready to be stored and sent: each form with its own strong entity tag (RFC 9110, 8.8.3.3). */
export type PageBytes = Record<Encoding, { bytes: Uint8Array; etag: string }>

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/**
 * A page is rendered again whenever its neighbours change: the hardest compression would save a tenth of its bytes and take
 * twenty times as long, longer than all else that publishing an article takes.
 */
const quality = 7

/** Compresses when the page is published, for all its readers. */
export async function pageBytes(text: string): Promise<PageBytes> {
  const identity = Buffer.from(text, 'utf8')
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 27)
  const [br, gz] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
      },
    }),
    compressGzip(identity, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return {
    identity: { bytes: identity, etag: `"${digest}"` },
    br: { bytes: br, etag: `"${digest}-br"` },
    gzip: { bytes: gz, etag: `"${digest}-gzip"` },
  }
}

/** Whether an `If-None-Match` header names the tag (RFC 9110, 13.1.2: compared weakly), so that 304 is the answer. */
export function matchesEntityTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
}
