import { createHash } from 'node:crypto'
import { landingStyle } from './landing-style.ts'
import { siteStyle } from './site-style.ts'

/**
 * Value of the `Content-Security-Policy` header (CSP level 3) for a page of this service: nothing runs, nothing is
 * framed; inline stylesheets are known by their hashes, pictures and sound come from this service, and a form goes nowhere but
 * here, if there is one.
 */
export function securityPolicy(
  styles: readonly string[],
  formAction: "'self'" | "'none'" = "'none'",
): string {
  const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  return [
    "default-src 'none'",
    `style-src ${hashes.join(' ')}`,
    // data: for the site's icon, which is part of the page.
    "img-src 'self' data:",
    "media-src 'self'",
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For every page of the published site. */
export const contentSecurityPolicy = securityPolicy([siteStyle])

/** For a page with a form that this service answers itself, and one stylesheet more. */
export const formSecurityPolicy = securityPolicy([siteStyle, landingStyle], "'self'")
