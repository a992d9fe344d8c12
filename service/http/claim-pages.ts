import type { Context as Request } from 'hono'
import { html } from 'hono/html'
import { challengeClaim as challengeOperation } from '#contract/agents.ts'
import { challengeClaim, getClaimAttempt, refuseClaim } from '../agents/challenge-claim.ts'
import type { Context } from '../context.ts'
import { ServiceError } from '../errors.ts'
import type { HttpApp } from './app.ts'
import { clientAddress } from './client-address.ts'
import type { HttpVariables } from './http-variables.ts'
import { type Markup, plainPage, plainPageHeaders } from './plain-page.ts'
import { countRequest } from './rate-limit.ts'
import { readBytes } from './read-input.ts'

type HttpRequest = Request<{ Variables: HttpVariables }>

const formBytes = 4096

/**
 * The page behind the mailed link. Opening it changes nothing, because mail scanners open links; its buttons are plain
 * forms and work without JavaScript.
 */
export function mountClaimPages(app: HttpApp, ctx: Context): void {
  app.get('/agent/auth/claim/view', (request) =>
    page(request, 'Claim a key', async () => {
      const token = request.req.query('token') ?? ''
      return askPage(await getClaimAttempt(ctx, token), token)
    }),
  )
  app.post('/agent/auth/claim/attempt/challenge', async (request, next) => {
    // The same address takes JSON from programs; only a browser's form is answered with a page.
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
    return page(request, 'Claim refused', async () => {
      await countClaim(ctx, request)
      await refuseClaim(ctx, { claim_attempt_token: await formToken(request) })
      return html`<h1>Thank you.</h1><p>This request has ended and nobody gets a key. You need do nothing else.</p>`
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
    const words = html`<h1>This link does not work any more.</h1><p>${error.message}</p>
      <p class="soft">Ask the program for a new link: it sends another mail.</p>`
    return request.html(plainPage('Claim a key', words), error.problem.status, plainPageHeaders)
  }
}

function waitPage(request: HttpRequest, seconds: number): Response | Promise<Response> {
  const minutes = Math.ceil(seconds / 60)
  const words = html`<h1>Please wait a little.</h1>
    <p>There were too many attempts from this network. Go back and try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}: the link in your mail still works.</p>`
  return request.html(plainPage('Claim a key', words), 429, {
    ...plainPageHeaders,
    'Retry-After': String(seconds),
  })
}

function askPage(registration: { agentName: string; createdAt: Date; email: string }, token: string): Markup {
  return html`<h1>Is this you?</h1>
    <p><strong class="name">${registration.agentName}</strong> asked for a key to the desk of <strong class="name">${registration.email}</strong> on ${when(registration.createdAt)}.</p>
    <p class="soft">It may be the dashboard you are signing in to, or a program. With the key it can write and publish in your name and spend your credits. The name is what the program calls itself; nobody has checked it.</p>
    <form method="post" action="/agent/auth/claim/attempt/challenge"><input type="hidden" name="claim_attempt_token" value="${token}"><button>Show me the code</button></form>
    <form method="post" action="/agent/auth/claim/attempt/refuse"><input type="hidden" name="claim_attempt_token" value="${token}"><button class="quiet">I don't recognise this</button></form>`
}

function codePage(code: string, agentName: string, token: string): Markup {
  return html`<h1>Your code</h1>
    <p>Give it to <strong class="name">${agentName}</strong>. It works once, for 10 minutes.</p>
    <p class="code">${code}</p>
    <form method="post" action="/agent/auth/claim/attempt/challenge"><input type="hidden" name="claim_attempt_token" value="${token}"><button class="quiet">Another code</button></form>
    <form method="post" action="/agent/auth/claim/attempt/refuse"><input type="hidden" name="claim_attempt_token" value="${token}"><button class="quiet">I don't recognise this</button></form>`
}

function when(date: Date): string {
  return `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(date)} UTC`
}

function countClaim(ctx: Context, request: HttpRequest): Promise<void> {
  return countRequest(ctx, request, challengeOperation, clientAddress(ctx.config, request))
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
