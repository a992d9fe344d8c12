import { html, raw } from 'hono/html'
import { plainFonts } from './plain-font.ts'
import { plainStyle } from './plain-style.ts'

/** What a template literal of hono/html gives: escaped markup. */
export type Markup = ReturnType<typeof html>

/** The icon of the service. */
export const iconSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1c1b18"/><path d="M9 26V11.5l7 8 7-8V26" fill="none" stroke="#fbf9f3" stroke-width="3.2"/><path d="M9 12V5" stroke="#fbf9f3" stroke-width="2"/><path d="M9 4.6 19 7.3 9 10z" fill="#ff6a3d"/></svg>'
/** The same as a data URL. */
export const icon = `data:image/svg+xml,${encodeURIComponent(iconSvg)}`

/** The mark of the product, in the colour of its text. */
export const mark =
  '<svg aria-hidden="true" viewBox="0 0 29 36" fill="none"><path d="M5 32V14l9.5 10.5L24 14v18" stroke="currentColor" stroke-width="4"/><path d="M5 15V4" stroke="currentColor" stroke-width="2.4"/><path d="M5 3.4 18 7.2 5 11z" fill="var(--accent)"/></svg>'

/**
 * A page of the service itself: no script, one inline style and two fonts, nothing from elsewhere.
 * @param description of a page that search engines may list; without one it is kept from them
 */
export function plainPage(title: string, body: Markup, description?: string): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${description === undefined ? raw('<meta name="robots" content="noindex">') : html`<meta name="description" content="${description}">`}
<meta name="referrer" content="no-referrer">
<link rel="icon" href="${icon}">
<link rel="preload" href="${plainFonts.serif.path}" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="${plainFonts.sans.path}" as="font" type="font/woff2" crossorigin>
<title>${title} · Masthead</title>
<style>${raw(plainStyle)}</style>
</head>
<body><header><span class="wordmark">${raw(mark)}Masthead</span></header><main>${body}</main></body>
</html>`
}

/** One sheet of paper on the page. */
export function sheet(body: Markup): Markup {
  return html`<div class="sheet">${body}</div>`
}

/** What its pages may do: show themselves and send a form here. */
export const plainPagePolicy =
  "default-src 'none'; img-src data:; font-src 'self'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/** For pages that carry a token in their address or show a code. */
export const plainPageHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': plainPagePolicy,
}
