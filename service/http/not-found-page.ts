import type { Context as Request } from 'hono'
import { html } from 'hono/html'
import { plainPage, plainPageHeaders, sheet } from './plain-page.ts'

/** A browser that follows a link names HTML; programs ask for JSON or for anything. */
export function acceptsHtml(request: Request): boolean {
  return request.req.method === 'GET' && (request.req.header('accept') ?? '').includes('text/html')
}

/** Where nothing is, for a browser, and the way to the dashboard. */
export function notFoundPage(request: Request, dashboardUrl: string): Response | Promise<Response> {
  const body = sheet(html`<h1>Page not found</h1>
    <p>There is no page at <code>${shown(request.req.path)}</code>.</p>
    <p class="soft">Check the URL for a typo. If a link brought you here, the page may have been deleted.</p>
    <div class="choices"><a class="button" href="${dashboardUrl}">Go to the dashboard</a> <a class="button quiet" href="/docs">Read the documentation</a></div>`)
  return request.html(plainPage('Page not found', body), 404, plainPageHeaders)
}

const maxShown = 80

/** As a reader would write it, in a direction of its own (Unicode, UAX 9), and no longer than helps. */
function shown(path: string): string {
  const text = decoded(path)
  return `\u2068${text.length > maxShown ? `${text.slice(0, maxShown)}…` : text}\u2069`.toWellFormed()
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
