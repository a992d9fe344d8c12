import { createHash } from 'node:crypto'
import type { Context as Request } from 'hono'
import { chooseEncoding, type Encoding } from '../site/choose-encoding.ts'
import { filePolicy } from '../site/content-security-policy.ts'
import { encodeText } from '../site/encode-text.ts'
import { matchesEntityTag } from '../site/page-bytes.ts'
import { sendRange } from './send-range.ts'

/** `policy` is its Content-Security-Policy where it is not a page of the published site. */
export type PageText = {
  text: string
  contentType: string
  policy?: string
  /** By default that of its bytes. */
  etag?: string
  /** As of {@link PageContent}. */
  varies?: 'Accept'
}
export type PageContent = {
  bytes: Uint8Array
  etag?: string
  encoding: Encoding
  contentType: string
  policy?: string
  /** A request header besides `Accept-Encoding` that the answer depends on. */
  varies?: 'Accept'
  /** By default a reader may store the response and revalidates it each time. */
  cacheControl?: string
}

/** Revalidates each time, and an unchanged page costs a 304: an unpublished page must be gone immediately. */
const askAgain = 'public, max-age=0, must-revalidate'

/** Sends bytes that are already encoded, with an entity tag (RFC 9110, 8.8.3), or 304 if the client has them. */
export function sendBytes(request: Request, content: PageContent): Response {
  const etag = content.etag ?? entityTag(content.bytes)
  const headers = {
    'Cache-Control': content.cacheControl ?? askAgain,
    'Content-Security-Policy': content.policy ?? filePolicy,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ETag: etag,
    Vary: content.varies ? `Accept-Encoding, ${content.varies}` : 'Accept-Encoding',
  }
  if (matchesEntityTag(request.req.header('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  // Media players request byte ranges to seek, and some reject files without range support.
  if (content.contentType.startsWith('audio/')) return sendRange(request, content, { ...headers })
  return new Response(new Uint8Array(content.bytes), {
    headers: {
      ...headers,
      'Content-Type': content.contentType,
      'Content-Length': String(content.bytes.byteLength),
      ...(content.encoding !== 'identity' && { 'Content-Encoding': content.encoding }),
    },
  })
}

/** Sends a text that was made for this answer, compressed as fast as it can be. */
export async function sendText(request: Request, page: PageText): Promise<Response> {
  const encoding = chooseEncoding(request.req.header('accept-encoding'))
  return sendBytes(request, {
    bytes: await encodeText(page.text, encoding),
    encoding,
    contentType: page.contentType,
    ...(page.policy !== undefined && { policy: page.policy }),
    ...(page.etag !== undefined && { etag: page.etag }),
    ...(page.varies && { varies: page.varies }),
  })
}

/** A response that must not be stored, such as the page for 404. */
export function sendMissing(page: PageText): Response {
  return new Response(page.text, {
    status: 404,
    headers: {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': page.policy ?? filePolicy,
      'Content-Type': page.contentType,
    },
  })
}

export function entityTag(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
}
