import { createHash } from 'node:crypto'
import type { Site } from './site-article.ts'
import { siteStyle } from './site-style.ts'

/**
 * Value of the `Content-Security-Policy` header (CSP level 3) for a page of this service: nothing is framed, and nothing
 * runs but the script that is named, which may talk to this service alone; inline stylesheets and the script are known by
 * their hashes, pictures, fonts and sound come from this service, and a form goes nowhere but here, if there is one.
 */
export function securityPolicy(
  styles: readonly string[],
  formAction: "'self'" | "'none'" = "'none'",
  script?: string,
): string {
  return [
    "default-src 'none'",
    `style-src ${styles.length > 0 ? styles.map(hashOf).join(' ') : "'none'"}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
    // Nothing that runs asks for anything but the script; audits of a page ask for robots.txt in its name.
    "connect-src 'self'",
    // data: for the site's icon, which is part of the page.
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** For every page of a site without a script; one with a form says so. */
export function sitePolicy(site: Pick<Site, 'brand'>, formAction?: "'self'"): string {
  return securityPolicy([siteStyle(site.brand)], formAction)
}

/**
 * For one page, by what is in it. A page that was stored under another branding, or by an older release, keeps the policy
 * that fits it.
 */
export function pagePolicy(html: string): string {
  const styles = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style = '']) => style)
  const script = /<script data-page="[^"<>]*">([\s\S]*?)<\/script>/.exec(html)?.[1]
  return securityPolicy(styles, html.includes('<form ') ? "'self'" : "'none'", script)
}

/** For what is no page. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
