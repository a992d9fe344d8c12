/** The reason for which the user must sign in again. */
export type SignInReason = 'revoked' | 'signed_out'

/** The request header in which the proxy passes a page its own URL. */
export const addressHeader = 'x-masthead-address'

const anyOrigin = 'http://same-site.invalid'

/**
 * The place to return to after signing in: `next` when it is an address on this site, else `/`.
 * Closes open redirects: schemes, `//host`, `/\host`, control characters and the sign-in page itself.
 */
export function returnAddress(next: string | null | undefined): string {
  if (!next?.startsWith('/') || hasControlOrBackslash(next)) return '/'
  const url = URL.parse(next, anyOrigin)
  // "/.//host" stays on this site when parsed, and leaves it when its path is used again.
  if (!url || url.origin !== anyOrigin || url.pathname.startsWith('//')) return '/'
  if (url.pathname === '/sign-in' || url.pathname.startsWith('/api/')) return '/'
  return url.pathname + url.search + url.hash
}

/** The address of the sign-in page that comes back to `from`. */
export function signInAddress(from: string | null | undefined, reason?: SignInReason): string {
  const query = new URLSearchParams()
  const next = returnAddress(from)
  if (next !== '/') query.set('next', next)
  if (reason) query.set('reason', reason)
  return query.size > 0 ? `/sign-in?${query}` : '/sign-in'
}

function hasControlOrBackslash(value: string): boolean {
  for (const character of value) {
    if (character === '\\' || character < ' ' || character === '\u007f') return true
  }
  return false
}
