import { errors } from 'undici'
import { ReadError } from './read-error.ts'
import { Unavailable } from './unavailable.ts'

/**
 * Turns whatever a request threw into the {@link ReadError} that fits. The sentence names the host and never holds
 * anything the other side sent. {@link Unavailable} stays what it is.
 */
export function requestFailure(error: unknown, host: string): ReadError | Unavailable {
  if (error instanceof ReadError || error instanceof Unavailable) return error
  if (error instanceof errors.HTTPParserError || error instanceof errors.HeadersOverflowError) {
    return new ReadError('unreadable', `${host} sent an invalid HTTP response.`)
  }
  for (const code of codesOf(error)) {
    if (code.startsWith('UND_ERR_') && code.endsWith('_TIMEOUT')) {
      return new ReadError('timed_out', `${host} took too long to respond. Try again later.`)
    }
    if (code === 'ETIMEDOUT') {
      return new ReadError('timed_out', `Couldn't reach ${host} in time. Try again later.`)
    }
    if (code === 'ECONNREFUSED') {
      return new ReadError('connection_failed', `${host} refuses connections. The site may be down.`)
    }
    if (isTlsCode(code)) {
      return new ReadError(
        'tls_failed',
        `Couldn't connect to ${host} securely. Its certificate isn't valid for that name, has expired or isn't trusted.`,
      )
    }
    if (/^Z_|^ERR_(_?ZLIB|BROTLI|ZSTD)|^ERR__ERROR_|^ERR_PADDING|^ZSTD_/.test(code)) {
      return new ReadError('unreadable', `${host} sent a damaged compressed response.`)
    }
  }
  return new ReadError(
    'connection_failed',
    `Couldn't connect to ${host}, or the connection was lost. Try again later.`,
  )
}

/** The codes of an error, of its cause, and of each attempt if several IP addresses were tried. */
function codesOf(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error) || depth > 5) return []
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : []
  const attempts = error instanceof AggregateError ? error.errors : []
  return [...own, ...[error.cause, ...attempts].flatMap((inner) => codesOf(inner, depth + 1))]
}

function isTlsCode(code: string): boolean {
  return (
    /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_)/.test(code) ||
    code === 'EPROTO' ||
    code === 'HOSTNAME_MISMATCH' ||
    code === 'INVALID_CA'
  )
}
