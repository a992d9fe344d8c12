import type { Context as Request } from 'hono'
import { html, raw } from 'hono/html'
import { challengeClaim as challengeOperation } from '#contract/agents.ts'
import { challengeClaim, getClaimAttempt, rejectClaim } from '../agents/challenge-claim.ts'
import type { Context } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import type { HttpApp } from './app.ts'
import { claimEndWords } from './claim-end-words.ts'
import { clientAddress, networkOf } from './client-address.ts'
import type { HttpVariables } from './http-variables.ts'
import { type Markup, plainPage, plainPageHeaders, sheet } from './plain-page.ts'
import { countRequest } from './rate-limit.ts'
import { readBytes } from './read-bytes.ts'

type HttpRequest = Request<{ Variables: HttpVariables }>

const formBytes = 4096

/**
 * The page behind the emailed link. Opening it changes nothing, because email scanners open links; its buttons are
 * plain forms and work without JavaScript.
 */
export function mountClaimPages(app: HttpApp, ctx: Context): void {
  app.get('/agent/auth/claim/view', (request) =>
    page(request, 'Is this you?', async () => {
      const token = request.req.query('token') ?? ''
      return askPage(await getClaimAttempt(ctx, token), token)
    }),
  )
  app.post('/agent/auth/claim/attempt/challenge', async (request, next) => {
    // The same URL accepts JSON from programs; only a browser's form gets a page in response.
    if (!isForm(request)) return next()
    return page(request, 'Your code', async () => {
      await countClaim(ctx, request)
      const token = await formToken(request)
      const registration = await getClaimAttempt(ctx, token)
      const { challenge } = await challengeClaim(ctx, { claim_attempt_token: token })
      return codePage(challenge, registration.agentName, token)
    })
  })
  app.post('/agent/auth/claim/attempt/refuse', async (request) => {
    return page(request, 'Request declined', async () => {
      await countClaim(ctx, request)
      await rejectClaim(ctx, { claim_attempt_token: await formToken(request) })
      return sheet(html`<h1>Request declined</h1>
        <p>The request was declined and the link no longer works. You don't need to do anything else.</p>
        <p class="soft">If you keep getting these emails, someone is entering your address. They can't sign in without the code.</p>`)
    })
  })
}

async function page(request: HttpRequest, title: string, body: () => Promise<Markup>): Promise<Response> {
  try {
    return request.html(plainPage(title, await body()), 200, plainPageHeaders)
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    if (error.problem.kind === 'rate_limited') return waitPage(request, error.problem.retryAfterSeconds)
    if (error.problem.kind !== 'claim') throw error
    const { title, text, next } = claimEndWords(error.problem.code)
    const words = sheet(html`<h1>${title}</h1><p>${text}</p><p>${next}</p>`)
    return request.html(plainPage(title, words), error.problem.status, plainPageHeaders)
  }
}

function waitPage(request: HttpRequest, seconds: number): Response | Promise<Response> {
  const minutes = Math.ceil(seconds / 60)
  const words = sheet(html`<h1>Too many attempts</h1>
    <p>Go back and try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}. The link in your email still works.</p>`)
  return request.html(plainPage('Too many attempts', words), 429, {
    ...plainPageHeaders,
    'Retry-After': String(seconds),
  })
}

function askPage(registration: { agentName: string; createdAt: Date; email: string }, token: string): Markup {
  return sheet(html`<h1>Is this you?</h1>
    <p>Someone wants to sign in to your workspace: you in a browser, or an agent you set up.</p>
    <dl>
    <div><dt>Name</dt><dd><bdi>${registration.agentName}</bdi></dd></div>
    <div><dt>Workspace</dt><dd>${registration.email}</dd></div>
    <div><dt>Requested</dt><dd>${when(registration.createdAt)}</dd></div>
    </dl>
    <p class="soft">The name isn't verified. Access allows publishing in your name and spending your credits.</p>
    <div class="choices">${formButton(token, 'challenge', 'Show code')}${formButton(token, 'refuse', 'Decline')}</div>`)
}

function codePage(code: string, agentName: string, token: string): Markup {
  return sheet(html`<h1>Your code</h1>
    <p>Go back to <strong><bdi>${agentName}</bdi></strong> and enter this code.</p>
    <p class="code">${code}</p>
    <p class="soft">It works once and expires in 10 minutes. Don't share it with anyone else.</p>
    <div class="choices">${formButton(token, 'challenge', 'New code', true)}${formButton(token, 'refuse', 'Decline')}</div>`)
}

function formButton(
  token: string,
  what: 'challenge' | 'refuse',
  label: string,
  quiet = what === 'refuse',
): Markup {
  return html`<form method="post" action="/agent/auth/claim/attempt/${what}"><input type="hidden" name="claim_attempt_token" value="${token}"><button${quiet ? raw(' class="quiet"') : ''}>${label}</button></form>`
}

function when(date: Date): string {
  return `${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(date)} UTC`
}

function countClaim(ctx: Context, request: HttpRequest): Promise<void> {
  return countRequest(ctx, request, challengeOperation, networkOf(clientAddress(ctx.config, request)))
}

/** What a plain HTML form sends. */
function isForm(request: HttpRequest): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(request.req.header('content-type') ?? '')
}

/** Anything but one of our own forms has no token, which is as good as a wrong one. */
async function formToken(request: HttpRequest): Promise<string> {
  const form = new URLSearchParams(new TextDecoder().decode(await readBytes(request, formBytes)))
  return form.get('claim_attempt_token') ?? ''
}
