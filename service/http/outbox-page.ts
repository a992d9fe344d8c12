import { html, raw } from 'hono/html'
import type { Context } from '../core/context.ts'
import { routeNotFound } from '../core/errors.ts'
import { allowScripts } from './allow-scripts.ts'
import type { HttpApp } from './app.ts'
import { isLocalRequest } from './is-local-request.ts'
import { instant, localeOf, localTimes, localTimesScript } from './local-times.ts'
import { type Markup, plainPage, plainPageHeaders } from './plain-page.ts'

type StoredMail = Awaited<ReturnType<NonNullable<Context['engines']['outbox']>['list']>>[number]

const shown = 50

/** A frame cannot know how tall its email is: the page sets it, as soon as it is drawn and whenever its width changes. */
const frameScript = `for(const f of document.querySelectorAll('iframe')){const fit=()=>{const h=f.contentDocument?.body?.offsetHeight
if(h)f.style.height=h+'px'}
f.addEventListener('load',fit);addEventListener('resize',fit);fit()}`

const outboxHeaders = allowScripts(plainPageHeaders, [frameScript, localTimesScript])

const style = raw(`<style>header,main{max-width:72rem}body>header{padding-block:1.4rem 1.1rem}
.intro{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:.6rem 2rem;margin-bottom:1.4rem}.intro h1{margin:0}.intro p{margin:.3rem 0 0;max-width:60ch}
.mailbox{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem;align-items:start}
.mailbox .sheet{padding:0;margin:0;overflow:hidden}
.mails ol{list-style:none;margin:0;padding:0}.mails li+li{border-top:1px solid var(--rule)}
.mails a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.1rem .9rem;padding:.7rem 1rem;color:var(--ink);text-decoration:none}
.mails a:hover,.mails [aria-current]{background:var(--raised)}.mails [aria-current]{box-shadow:inset 2px 0 0 var(--accent)}.mails a:focus-visible{outline-offset:-2px}
.mails b{grid-column:1/-1;font-weight:500;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}.mails span{color:var(--soft);font-size:.85rem;overflow-wrap:anywhere}.mails time{color:var(--soft);font-size:.85rem;white-space:nowrap}
.mail-head{padding:1.1rem 1.25rem;border-bottom:1px solid var(--rule)}.mail-head h2{font-size:1.3rem;line-height:1.25}.mail-head p{display:flex;flex-wrap:wrap;gap:.1rem 1.2rem;margin:.45rem 0 0;color:var(--soft);font-size:.9rem}
iframe{display:block;width:100%;height:26rem;border:0;background:#fff}
.text{padding:.8rem 1.25rem;border-top:1px solid var(--rule)}.text summary{cursor:pointer;font-size:.92rem;color:var(--soft)}
.text pre{margin:.6rem 0 0;white-space:pre-wrap;font:inherit;font-size:.92rem}
.none{padding:clamp(2rem,8vw,4rem) 1.25rem!important;text-align:center}.none p{margin:.4rem auto 0;max-width:46ch}
@media(min-width:56rem){.mailbox{grid-template-columns:20rem minmax(0,1fr)}.mails{position:sticky;top:1rem;max-height:calc(100vh - 2rem);overflow-y:auto!important}}
@media(max-width:55.99rem){.mail{order:-1}}</style>`)

/**
 * The local outbox: emails that were not sent because no SMTP server is set. Only for requests from this machine, since
 * it contains claim links. A browser gets a page, a program that accepts JSON the same as JSON, newest first. `at` is when the email was sent that is shown: the newest if left
 * out.
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
    return request.html(
      plainPage(
        'Outbox',
        outboxPage(mails, request.req.query('at'), localeOf(request.req.header('accept-language'))),
      ),
      200,
      {
        ...outboxHeaders,
        Vary: 'Accept',
      },
    )
  })
}

/** What a program needs of an email: its plain text has the link. */
function asJson({ subject, to, from, text, sent_at }: StoredMail) {
  return { subject, to, from, sent_at, text }
}

function outboxPage(mails: readonly StoredMail[], at: string | undefined, locale: string): Markup {
  const open = mails.find(({ sent_at }) => sent_at === at) ?? mails[0]
  return html`${style}<div class="intro"><div><h1>Outbox</h1>
    <p class="soft">No mail server is configured, so emails stay on this machine instead of being sent. To send them, set <code>SMTP_URL</code>.</p></div>
    <a href="/outbox">Check for new emails</a></div>
    ${
      open
        ? html`<div class="mailbox"><nav class="sheet mails" aria-label="Emails"><ol>${mails.map((mail) => mailLink(mail, mail === open))}</ol></nav>${openMail(open)}</div>`
        : html`<div class="sheet none"><h2>No emails yet</h2><p class="soft">Request a sign-in link on the dashboard, then check again.</p></div>`
    }${localTimes(locale)}<script>${raw(frameScript)}</script>`
}

/** An email in the list: its subject, when it was sent, and to whom. */
function mailLink({ subject, to, sent_at }: StoredMail, isOpen: boolean): Markup {
  return html`<li><a href="/outbox?at=${encodeURIComponent(sent_at)}"${isOpen ? raw(' aria-current="true"') : ''}><b><bdi>${subject}</bdi></b><span>${to}</span>${instant(new Date(sent_at), { isShort: true })}</a></li>`
}

/** An email as a mail program shows it: subject, sender, recipient and time, then its HTML part, and its plain text on request. */
function openMail({ subject, to, from, text, html: markup, sent_at }: StoredMail): Markup {
  return html`<article class="sheet mail">
    <div class="mail-head"><h2><bdi>${subject}</bdi></h2><p><span>To ${to}</span><span>From <bdi>${from}</bdi></span><span>${instant(new Date(sent_at))}</span></p></div>
    <iframe title="${subject}" sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox" srcdoc="${inNewTabs(markup)}"></iframe>
    <details class="text"><summary>Plain text</summary><pre>${text}</pre></details></article>`
}

/** Nothing runs in the frame of an email; its links open beside the outbox, as those of a mail program do. */
function inNewTabs(document: string): string {
  return document.replace('<body', '<base target="_blank"><body')
}
