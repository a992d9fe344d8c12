import { createHash } from 'node:crypto'
import { siteStyle } from './site-style.ts'

const styleHash = createHash('sha256').update(siteStyle).digest('base64')

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
