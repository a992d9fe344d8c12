import { html, raw } from 'hono/html'
import type { Context } from '../core/context.ts'
import { routeNotFound } from '../core/errors.ts'
import { allowScripts } from './allow-scripts.ts'
import type { HttpApp } from './app.ts'
import { isLocalRequest } from './is-local-request.ts'
import { instant, localTimes, localTimesScript } from './local-times.ts'
import { type Markup, plainPage, plainPageHeaders, sheet } from './plain-page.ts'

type StoredMail = Awaited<ReturnType<NonNullable<Context['engines']['outbox']>['list']>>[number]

const shown = 50

/** A frame cannot know how tall its email is: the page sets it, as soon as it is drawn and whenever it is opened. */
const frameScript = `for(const f of document.querySelectorAll('iframe')){const fit=()=>{const h=f.contentDocument?.body?.offsetHeight
if(h)f.style.height=h+'px'}
f.addEventListener('load',fit);f.closest('details').addEventListener('toggle',fit);addEventListener('resize',fit);fit()}`

const outboxHeaders = allowScripts(plainPageHeaders, [frameScript, localTimesScript])

const style = raw(`<style>header,main{max-width:46rem}
details.sheet{padding:0}summary{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.1rem 1rem;padding:.85rem 1.15rem;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}summary h2{font-size:1.1rem}summary .soft{margin:0}summary p{grid-column:1/-1}summary time{white-space:nowrap}
@media(max-width:34rem){summary{grid-template-columns:minmax(0,1fr)}}
details[open]>summary{border-bottom:1px solid var(--rule)}
iframe{display:block;width:100%;height:26rem;border:0;background:#fff}
.text{padding:.6rem 1.15rem;border-top:1px solid var(--rule)}.text summary{display:list-item;padding:0;font-size:.92rem;color:var(--soft)}.text[open]>summary{border:0}
.text pre{margin:.6rem 0;white-space:pre-wrap;font:inherit;font-size:.92rem}</style>`)

/**
 * The local outbox: emails that were not sent because no SMTP server is set. Only for requests from this machine, since
 * it contains claim links. A browser gets a page, a program that accepts JSON the same as JSON, newest first.
 */
export function mountOutboxPage(app: HttpApp, ctx: Context): void {
  const { outbox } = ctx.engines
  if (!outbox) return
  app.get('/outbox', async (request) => {
    if (!isLocalRequest(ctx.config, request)) throw routeNotFound()
    const mails = await outbox.list(shown)
    if (/\bapplication\/json\b/.test(request.req.header('accept') ?? '')) {
      return request.json({ emails: mails.map(asJson) }, 200, { ...plainPageHeaders, Vary: 'Accept' })
    }
    return request.html(plainPage('Outbox', outboxPage(mails)), 200, { ...outboxHeaders, Vary: 'Accept' })
  })
}

/** What a program needs of an email: its plain text has the link. */
function asJson({ subject, to, from, text, sent_at }: StoredMail) {
  return { subject, to, from, sent_at, text }
}

function outboxPage(mails: readonly StoredMail[]): Markup {
  return html`${style}<h1>Outbox</h1>
    <p class="soft">No mail server is configured, so emails stay on this machine instead of being sent. To send them, set <code>SMTP_URL</code>. These are the latest ${shown}, newest first.</p>
    ${
      mails.length === 0
        ? sheet(html`<p>No emails yet. Request a sign-in link on the dashboard, then reload this page.</p>`)
        : mails.map((mail, at) => mailArticle(mail, at === 0))
    }${localTimes()}<script>${raw(frameScript)}</script>`
}

/** As a mail program shows it: subject, recipient and time, then its HTML part; the newest is open. */
function mailArticle(mail: StoredMail, isOpen: boolean): Markup {
  const { subject, to, from, text } = mail
  return html`<details class="sheet"${isOpen ? raw(' open') : ''}>
    <summary><h2><bdi>${subject}</bdi></h2><span class="soft">${instant(new Date(mail.sent_at))}</span><p class="soft">To ${to}, from <bdi>${from}</bdi></p></summary>
    <iframe title="${subject}" loading="lazy" sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox" srcdoc="${inNewTabs(mail.html)}"></iframe>
    <details class="text"><summary>Plain text</summary><pre>${text}</pre></details></details>`
}

/** Nothing runs in the frame of an email; its links open beside the outbox, as those of a mail program do. */
function inNewTabs(document: string): string {
  return document.replace('<body', '<base target="_blank"><body')
}
