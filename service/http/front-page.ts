import { html } from 'hono/html'
import type { Mount } from './app.ts'
import { acceptsHtml } from './not-found-page.ts'
import { plainPage, plainPageHeaders, sheet } from './plain-page.ts'

/** The page at the root of the service: explains that this is an API, and links to the dashboard. */
export const mountFrontPage: Mount = (app, ctx) => {
  app.get('/', (request, next) => {
    if (!acceptsHtml(request)) return next()
    const body = sheet(html`<h1>Masthead API</h1>
      <p>This URL is for API clients. To sign in, open the dashboard.</p>
      <p><a class="button" href="${ctx.config.dashboardUrl}">Open the dashboard</a></p>
      <p class="soft">For agents: <a href="/docs">API reference</a>, <a href="/auth.md">how to get an API key</a>, <a href="/llms.txt">llms.txt</a>.</p>`)
    return request.html(plainPage('Masthead API', body), 200, plainPageHeaders)
  })
}
