import { createHash } from 'node:crypto'
import { landingStyle } from './landing-style.ts'
import { siteStyle } from './site-style.ts'

<<<<<<< HEAD
const hashOf = (style: string) => createHash('sha256').update(style).digest('base64')
const styleHash = hashOf(siteStyle)

=======
>>>>>>> 600b58d (Show the whole API on one page, and tell models where to begin)
/**
 * Value of the `Content-Security-Policy` header (CSP level 3) for a page of this service: nothing runs, nothing is
 * sent, nothing is framed; the one inline stylesheet is known by its hash, pictures come from this service.
 */
<<<<<<< HEAD
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
=======
export function policyForStyle(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64')
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    // data: for the site's icon, which is part of the page.
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For every page of the published site. */
export const contentSecurityPolicy = policyForStyle(siteStyle)
>>>>>>> 600b58d (Show the whole API on one page, and tell models where to begin)
