import { html, raw } from 'hono/html'

/** What a template literal of hono/html gives: escaped markup. */
export type Markup = ReturnType<typeof html>

const style = `
:root{color-scheme:light dark;--paper:#faf8f4;--ink:#1c1a17;--soft:#6b655c;--line:#ddd6ca;--accent:#b3321b}
@media (prefers-color-scheme:dark){:root{--paper:#171513;--ink:#f0ebe3;--soft:#a79f94;--line:#37322c;--accent:#ff8468}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 ui-sans-serif,system-ui,sans-serif}
main{max-width:40rem;margin:0 auto;padding:3rem 1.25rem}h1{font:600 1.75rem/1.2 Georgia,serif;margin:0 0 1rem}
h2{font:600 1.1rem/1.3 Georgia,serif;margin:0}p{margin:.75rem 0}.soft{color:var(--soft)}.name{overflow-wrap:anywhere}
.code{font:600 2.75rem/1.2 ui-monospace,monospace;letter-spacing:.18em;margin:1.25rem 0}
button{font:inherit;padding:.6rem 1.1rem;border:1px solid var(--ink);background:var(--ink);color:var(--paper);border-radius:4px;cursor:pointer}
button.quiet{background:none;color:var(--ink);border-color:var(--line)}form{display:inline-block;margin:.5rem .5rem 0 0}
a{color:var(--accent)}article{border-top:1px solid var(--line);padding:1.25rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 ui-monospace,monospace;margin:.75rem 0 0}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`

/** A page of the service itself: no script, one inline style, nothing from elsewhere. */
export function plainPage(title: string, body: Markup): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title} · Masthead</title>
<style>${raw(style)}</style>
</head>
<body><main>${body}</main></body>
</html>`
}

/** For pages that carry a token in their address or show a code. */
export const plainPageHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
}
