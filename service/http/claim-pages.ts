import { html, raw } from 'hono/html'
import type { AccessScope } from '#contract/access-scopes.ts'
import { challengeClaim as challengeOperation } from '#contract/agents.ts'
import { challengeClaim, getClaimAttempt, rejectClaim } from '../agents/challenge-claim.ts'
import { findNamesake } from '../agents/find-namesake.ts'
import { grantedWords } from '../agents/granted-words.ts'
import { isBrowserName } from '../agents/is-browser-name.ts'
import type { Context } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { waitWords } from '../text/wait-words.ts'
import { allowScripts } from './allow-scripts.ts'
import type { HttpApp } from './app.ts'
import { claimEndWords } from './claim-end-words.ts'
import { clientAddress, networkOf } from './client-address.ts'
import { copyButton, copyScript } from './copy-button.ts'
import type { HttpRequest } from './http-variables.ts'
import { instant, localeOf, localTimes, localTimesScript } from './local-times.ts'
import { type Markup, plainPage, plainPageHeaders, sheet } from './plain-page.ts'
import { countOwn } from './rate-limit.ts'
import { readBytes } from './read-bytes.ts'

const formBytes = 4096

const pageHeaders = allowScripts(plainPageHeaders, [copyScript, localTimesScript])

/**
 * The page behind the emailed link. Opening it changes nothing, because email scanners open links; its buttons are
 * plain forms and work without JavaScript.
 */
export function mountClaimPages(app: HttpApp, ctx: Context): void {
  const { dashboardUrl } = ctx.config
  const page = (request: HttpRequest, title: string, body: () => Promise<Markup>) =>
    drawPage(request, { title, dashboardUrl }, body)
  app.get('/agent/auth/claim/view', (request) =>
    page(request, 'Is this you?', async () => {
      const token = request.req.query('token') ?? ''
      const registration = await getClaimAttempt(ctx, token)
      return askPage(request, registration, token, await findNamesake(ctx, registration))
    }),
  )
  app.post('/agent/auth/claim/attempt/challenge', async (request, next) => {
    // The same URL accepts JSON from programs; only a browser's form gets a page in response.
    if (!isForm(request)) return next()
    return page(request, 'Your code', async () => {
      await countClaim(ctx, request)
      const form = await readForm(request)
      const token = tokenIn(form)
      const keepNamesake = form.get('keep') === 'yes'
      const { challenge } = await challengeClaim(ctx, { claim_attempt_token: token }, { keepNamesake })
      const { agentName } = await getClaimAttempt(ctx, token)
      return codePage({ code: challenge, agentName, token, dashboardUrl })
    })
  })
  app.post('/agent/auth/claim/attempt/refuse', async (request) => {
    return page(request, 'Request declined', async () => {
      await countClaim(ctx, request)
      await rejectClaim(ctx, { claim_attempt_token: tokenIn(await readForm(request)) })
      return sheet(html`<h1>Request declined</h1>
        <p>The request was declined and the link no longer works. You don't need to do anything else.</p>
        <p class="soft">If you keep getting these emails, someone is entering your address. They can't sign in without the code.</p>`)
    })
  })
}

/** Answers what `body` draws, or why the link leads nowhere. */
async function drawPage(
  request: HttpRequest,
  { title, dashboardUrl }: { title: string; dashboardUrl: string },
  body: () => Promise<Markup>,
): Promise<Response> {
  try {
    return request.html(plainPage(title, await body()), 200, pageHeaders)
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    if (error.problem.kind === 'rate_limited') return waitPage(request, error.problem.retryAfterSeconds)
    if (error.problem.kind !== 'claim') throw error
    const { title, text, next, action } = claimEndWords(error.problem.code)
    const onward =
      action &&
      html`<div class="choices"><a class="button" href="${dashboardUrl}/sign-in">${action}</a></div>`
    const words = sheet(html`<h1>${title}</h1><p>${text}</p><p>${next}</p>${onward ?? ''}`)
    return request.html(plainPage(title, words), error.problem.status, plainPageHeaders)
  }
}

function waitPage(request: HttpRequest, seconds: number): Response | Promise<Response> {
  const words = sheet(html`<h1>Too many attempts</h1>
    <p>Go back and try again in ${waitWords(seconds)}. The link in your email still works.</p>`)
  return request.html(plainPage('Too many attempts', words), 429, {
    ...plainPageHeaders,
    'Retry-After': String(seconds),
  })
}

type Asked = { agentName: string; scope: AccessScope | null; createdAt: Date; email: string }

function askPage(
  request: HttpRequest,
  { agentName, scope, createdAt, email }: Asked,
  token: string,
  namesake: { lastUsedAt: Date | null } | undefined,
): Markup {
  return sheet(html`<h1>Is this you?</h1>
    <p>Someone asked to sign in to your workspace. If it was you, or an agent you set up, show the code and enter it where you asked.</p>
    <dl>
    <div><dt>Signs in as</dt><dd><bdi>${agentName}</bdi></dd></div>
    <div><dt>Workspace</dt><dd>${email}</dd></div>
    <div><dt>Requested</dt><dd>${instant(createdAt)}</dd></div>
    </dl>
    ${namesake ? namesakeWords(agentName, namesake.lastUsedAt) : ''}
    <p class="soft">Anyone can type that name, so check the time. With the code it can ${grantedWords(scope)}. Not you? Decline.</p>
    <div class="choices">${
      namesake
        ? html`${formButton(token, 'challenge', 'Show code, stay signed in there', { keep: true })}${formButton(token, 'challenge', 'Show code, sign out there', { look: 'quiet' })}`
        : formButton(token, 'challenge', 'Show code')
    }${formButton(token, 'refuse', 'Decline', { look: 'quiet' })}</div>
    ${localTimes(localeOf(request.req.header('accept-language')))}`)
}

function namesakeWords(agentName: string, lastUsedAt: Date | null): Markup {
  return html`<p>Another device or agent is already signed in as <strong><bdi>${agentName}</bdi></strong>${
    lastUsedAt ? html`, last used ${instant(lastUsedAt)}` : ''
  }. It can stay signed in: this one then gets a number after its name.</p>`
}

function codePage(shown: { code: string; agentName: string; token: string; dashboardUrl: string }): Markup {
  const { code, agentName, token, dashboardUrl } = shown
  const onward = `${dashboardUrl}/sign-in#code=${code}`
  return sheet(html`<h1>Your code</h1>
    ${
      isBrowserName(agentName)
        ? html`<p>Did you ask in this browser? It enters the code for you.</p>
    <div class="choices"><a class="button" href="${onward}">Continue in this browser</a></div>
    <p>Somewhere else? Enter this code there to sign in as <strong><bdi>${agentName}</bdi></strong>.</p>
    <p class="code" id="code">${code}</p>
    <div class="choices">${copyButton('code', 'Copy code')}</div>`
        : html`<p>Enter this code where you asked to sign in as <strong><bdi>${agentName}</bdi></strong>.</p>
    <p class="code" id="code">${code}</p>
    <div class="choices">${copyButton('code', 'Copy code', { isMain: true })}<a class="button quiet" href="${onward}">Continue in this browser</a></div>`
    }
    <p class="soft">It works once, for 10 minutes. Don't share it: no one from Masthead asks for it.</p>
    <div class="choices links">${formButton(token, 'challenge', 'New code', { look: 'link' })}${formButton(token, 'refuse', 'Decline', { look: 'link' })}</div>`)
}

function formButton(
  token: string,
  what: 'challenge' | 'refuse',
  label: string,
  { look, keep = false }: { look?: 'quiet' | 'link'; keep?: boolean } = {},
): Markup {
  const choice = keep ? raw('<input type="hidden" name="keep" value="yes">') : ''
  return html`<form method="post" action="/agent/auth/claim/attempt/${what}"><input type="hidden" name="claim_attempt_token" value="${token}">${choice}<button${look ? raw(` class="${look}"`) : ''}>${label}</button></form>`
}

function countClaim(ctx: Context, request: HttpRequest): Promise<void> {
  return countOwn(ctx, request, challengeOperation, networkOf(clientAddress(ctx.config, request)))
}

/** What a plain HTML form sends. */
function isForm(request: HttpRequest): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(request.req.header('content-type') ?? '')
}

async function readForm(request: HttpRequest): Promise<URLSearchParams> {
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request, formBytes)))
}

/** Anything but one of our own forms has no token, which is as good as a wrong one. */
function tokenIn(form: URLSearchParams): string {
  return form.get('claim_attempt_token') ?? ''
}
