import { createHash } from 'node:crypto'
import { landingStyle } from './landing-style.ts'
import { siteStyle } from './site-style.ts'

const hashOf = (style: string) => createHash('sha256').update(style).digest('base64')
const styleHash = hashOf(siteStyle)

/**
 * Value of the `Content-Security-Policy` header (CSP level 3) for every published page: nothing runs, nothing is
 * sent, nothing is framed; the one inline stylesheet is known by its hash, pictures come from this service.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  // data: for the site's icon, which is part of the page.
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The same for a page with a form that this service answers itself, and one stylesheet more. */
export const formSecurityPolicy = contentSecurityPolicy
  .replace("form-action 'none'", "form-action 'self'")
  .replace(`'sha256-${styleHash}'`, `'sha256-${styleHash}' 'sha256-${hashOf(landingStyle)}'`)
