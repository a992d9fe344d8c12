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
    <p>Check the URL, or the page may have been deleted.</p>
    <div class="choices"><a class="button" href="${dashboardUrl}">Go to the dashboard</a> <a href="/docs">Read the documentation</a></div>`)
  return request.html(plainPage('Page not found', body), 404, plainPageHeaders)
}
