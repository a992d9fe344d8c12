import { html } from 'hono/html'
import type { Context } from '../core/context.ts'
import { routeNotFound } from '../core/errors.ts'
import type { HttpApp } from './app.ts'
import { isLocalRequest } from './is-local-request.ts'
import { type Markup, plainPage, plainPageHeaders, sheet } from './plain-page.ts'

type StoredMail = Awaited<ReturnType<NonNullable<Context['engines']['outbox']>['list']>>[number]

const shown = 50

/**
 * The local outbox: emails that were not sent because no SMTP server is set. Only for requests from this machine, since
 * it contains claim links.
 */
export function mountOutboxPage(app: HttpApp, ctx: Context): void {
  const { outbox } = ctx.engines
  if (!outbox) return
  app.get('/outbox', async (request) => {
    if (!isLocalRequest(ctx.config, request)) throw routeNotFound()
    const mails = await outbox.list(shown)
    return request.html(plainPage('Outbox', outboxPage(mails)), 200, plainPageHeaders)
  })
}

function outboxPage(mails: readonly StoredMail[]): Markup {
  return html`<h1>Outbox</h1>
    <p class="soft">No mail server is configured, so emails are kept on this machine. Set <code>SMTP_URL</code> to send them. Showing the latest ${shown}, newest first.</p>
    ${mails.length === 0 ? sheet(html`<p>No emails yet. Request a link on the dashboard, then reload this page.</p>`) : mails.map(mailArticle)}`
}

function mailArticle(mail: StoredMail): Markup {
  const parts = mail.text.split(/(https?:\/\/\S+)/)
  const text = parts.map((part, n) => (n % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
  return html`<article class="sheet"><h2><bdi>${mail.subject}</bdi></h2><p class="soft">To ${mail.to}<br><time datetime="${mail.sent_at}">${mail.sent_at.replace('T', ' ').slice(0, 19)} UTC</time></p><p class="mail">${text}</p></article>`
}
