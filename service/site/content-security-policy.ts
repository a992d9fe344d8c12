import { createHash } from 'node:crypto'
import { landingStyle } from './landing-style.ts'
import { readerScript } from './reader-script.ts'
import { siteStyle } from './site-style.ts'

/**
 * Value of the `Content-Security-Policy` header (CSP level 3) for a page of this service: nothing is framed, and nothing
 * runs but the script that is named, which may talk to this service alone; inline stylesheets and the script are known by
 * their hashes, pictures and sound come from this service, and a form goes nowhere but here, if there is one.
 */
export function securityPolicy(
  styles: readonly string[],
  formAction: "'self'" | "'none'" = "'none'",
  script?: string,
): string {
  return [
    "default-src 'none'",
    `style-src ${styles.map(hashOf).join(' ')}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`, "connect-src 'self'"]),
    // data: for the site's icon, which is part of the page.
    "img-src 'self' data:",
    "media-src 'self'",
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** For every page of the published site. */
export const contentSecurityPolicy = securityPolicy([siteStyle], "'none'", readerScript)

/** For a page with a form that this service answers itself, and one stylesheet more. */
export const formSecurityPolicy = securityPolicy([siteStyle, landingStyle], "'self'")
