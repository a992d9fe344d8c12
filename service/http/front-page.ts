import { html } from 'hono/html'
import type { Mount } from './app.ts'
import { acceptsHtml } from './not-found-page.ts'
import { plainPage, plainPageHeaders, sheet } from './plain-page.ts'

/** What somebody sees who opens the service's own address: this is for programs, and the dashboard is over there. */
export const mountFrontPage: Mount = (app, ctx) => {
  app.get('/', (request, next) => {
    if (!acceptsHtml(request)) return next()
    const body = sheet(html`<h1>This is the service</h1>
      <p>Programs talk to this address. The desk for people is the dashboard.</p>
      <p><a class="button" href="${ctx.config.dashboardUrl}">Open the dashboard</a></p>
      <p class="soft">For programs: <a href="/docs">the reference</a>, <a href="/auth.md">how to get a key</a>, <a href="/llms.txt">in short for models</a>.</p>`)
    return request.html(plainPage('Masthead API', body), 200, plainPageHeaders)
  })
}
