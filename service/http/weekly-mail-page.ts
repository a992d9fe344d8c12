import { html } from 'hono/html'
import type { Context } from '../core/context.ts'
import { routeNotFound } from '../core/errors.ts'
import { isStopLink, stopWeeklyMail } from '../results/weekly-mail-link.ts'
import type { HttpApp } from './app.ts'
import { plainPage, plainPageHeaders, sheet } from './plain-page.ts'

/**
 * Where the weekly mail is switched off. Opening the link changes nothing, because email scanners open links; its button,
 * and a mail program by itself (RFC 8058), post to the same address.
 */
export function mountWeeklyMailPage(app: HttpApp, ctx: Context): void {
  const path = '/agent/weekly-mail'
  app.get(path, (request) => {
    const { tenant = '', signature = '' } = request.req.query()
    if (!isStopLink(ctx, { tenant, signature })) throw routeNotFound()
    const body = sheet(html`<h1>Stop the weekly email?</h1>
      <p>Results keeps its numbers, and you can enable the email again in Settings.</p>
      <form method="post" action="${path}?tenant=${tenant}&signature=${signature}"><button>Stop the weekly email</button></form>`)
    return request.html(plainPage('Weekly email', body), 200, plainPageHeaders)
  })
  app.post(path, async (request) => {
    const { tenant = '', signature = '' } = request.req.query()
    if (!isStopLink(ctx, { tenant, signature })) throw routeNotFound()
    await stopWeeklyMail(ctx, tenant)
    const body = sheet(html`<h1>The weekly email is stopped</h1>
      <p>You can enable it again in <a href="${ctx.config.dashboardUrl}/settings">Settings</a>.</p>`)
    return request.html(plainPage('Weekly email', body), 200, plainPageHeaders)
  })
}
