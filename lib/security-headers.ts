/** The request header in which the proxy hands the nonce of a page to its root layout. */
export const nonceHeader = 'x-masthead-nonce'

/** Chapters of the browser that no page of the dashboard uses. Only names that browsers know: others are console errors. */
const unusedFeatures = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
]

/**
 * The toaster writes its one style sheet into the document without a nonce. This is that sheet
 * (CSP level 3, 6.7.2.2), which a test reads from the package; it is put into the document empty, and filled there.
 */
export const toasterStyleHash = 'StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='

const emptyStyleHash = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

/** A nonce for one answer: 128 random bits, as CSP level 3 (7.1) asks. */
export function createNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
}

export type PagePolicy = {
  nonce: string
  /** Origins whose pictures and sound a page may show, besides its own. */
  mediaOrigins: readonly string[]
  /** `next dev` evaluates code and writes styles of its own. */
  dev: boolean
}

/**
 * The Content-Security-Policy of a page (CSP level 3). Scripts run by their nonce alone; style sheets too, while
 * `style` attributes are allowed, because progress bars and charts are drawn by them.
 */
export function pagePolicy({ nonce, mediaOrigins, dev }: PagePolicy): string {
  const media = ["'self'", 'data:', 'blob:', ...mediaOrigins].join(' ')
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ''}`,
    dev
      ? "style-src 'self' 'unsafe-inline'"
      : `style-src 'self' 'nonce-${nonce}' 'sha256-${toasterStyleHash}' 'sha256-${emptyStyleHash}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${media}`,
    `media-src ${media}`,
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The policy of what is no page: data and files, which only our own pages may frame (a PDF). */
export const filePolicy = "default-src 'none'; frame-ancestors 'self'"

/** Where a page of the published site is shown beside the form that changes its look. */
const previewPath = '/api/site-preview'

/** Nothing of that page runs or leads anywhere; its typeface and pictures come from where it will be published. */
const previewPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src http: https:; img-src http: https: data:; frame-ancestors 'self'; sandbox"

/** The policy of an answer that is no page of the dashboard. */
export function dataPolicy(pathname: string): string {
  return pathname === previewPath ? previewPolicy : filePolicy
}

/** What every answer carries besides its policy; HSTS only where the dashboard is known by https (RFC 6797, 7.2). */
export function securityHeaders(options: { https: boolean; framedBySelf: boolean }): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': options.framedBySelf ? 'SAMEORIGIN' : 'DENY',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(options.https && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}

/**
 * Whether a request that may change something comes from another site's page, by Fetch Metadata and by its Origin. A
 * port or a subdomain of ours is another origin, and its pages are sent our cookies all the same. Programs without a
 * browser send neither. Next answers a server action of a foreign Origin with 500, so this must be asked before it.
 */
export function isForeignWrite(method: string, headers: Pick<Headers, 'get'>): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') return true
  const origin = headers.get('origin')
  if (origin === null) return false
  // As Next compares: a proxy in front of the dashboard says by which name it was asked.
  const host = headers.get('x-forwarded-host')?.split(',')[0]?.trim() || headers.get('host')
  return URL.parse(origin)?.host !== host
}
