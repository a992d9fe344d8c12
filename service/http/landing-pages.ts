import type { Handler } from 'hono'
import type { Context } from '../core/context.ts'
import type { FoundLanding } from '../core/process-cache.ts'
import { type AskOutcome, askForLeadMagnet } from '../lead-magnets/ask-for-lead-magnet.ts'
import {
  confirmLead,
  eraseByToken,
  findErasable,
  findUnconfirmed,
  openDownload,
} from '../lead-magnets/confirm-lead.ts'
import { findLanding, type Landing } from '../lead-magnets/find-landing.ts'
import { coverKey } from '../lead-magnets/lead-magnet-files.ts'
import { findOrigin } from '../lead-magnets/lead-origin.ts'
import { openPdf } from '../lead-magnets/open-pdf.ts'
import { downloadUrl } from '../lead-magnets/send-lead-mail.ts'
import { drawnGuideOf, guideOf, landingFormOf, noticeOf, wordsOf } from '../lead-magnets/show-landing.ts'
import { isCounted } from '../results/is-counted.ts'
import { chooseEncoding, type Encoding } from '../site/choose-encoding.ts'
import { pagePolicy } from '../site/content-security-policy.ts'
import { encodeText } from '../site/encode-text.ts'
import { findSite } from '../site/find-site.ts'
import { landingNotice, landingPage } from '../site/landing-page.ts'
import { landingPath } from '../site/site-address.ts'
import type { HttpApp } from './app.ts'
import { clientAddress, networkOf } from './client-address.ts'
import type { HttpRequest } from './http-variables.ts'
import { readBytes } from './read-bytes.ts'
import { seePage } from './see-page.ts'
import { entityTag, sendBytes } from './send-page.ts'
import { movedAddress } from './site-pages.ts'

type Typed = { email: string; consent: boolean }

const at = '/:handle/guides/:slug'
const formBytes = 8192
const nothingTyped: Typed = { email: '', consent: false }

/**
 * The pages on which a visitor requests a PDF, confirms, downloads, and deletes the sign-up. Opening any of them
 * changes nothing, because email scanners open links; their buttons are plain forms and work without JavaScript.
 */
export function mountLandingPages(app: HttpApp, ctx: Context): void {
  const moved: Handler = async (request, next) => {
    const handle = request.req.param('handle') ?? ''
    const site = /^[a-z0-9-]{1,63}$/.test(handle) ? await findSite(ctx, handle) : undefined
    const address = site && movedAddress(site, request)
    return address === undefined ? next() : request.redirect(address, 308)
  }
  mountForm(app, ctx, 'service')
  app.use(at, moved).use(`${at}/*`, moved)
  mountAnswers(app, ctx)
}

/** The same pages where they are the site's own. */
export function mountDomainLandingPages(app: HttpApp, ctx: Context): void {
  mountForm(app, ctx, 'domain')
  mountAnswers(app, ctx)
}

/** What nearly every visitor asks for. */
function mountForm(app: HttpApp, ctx: Context, place: 'service' | 'domain'): void {
  app.get(at, async (request, next) => {
    const encoding = chooseEncoding(request.req.header('accept-encoding'))
    const found = await findForm(ctx, request, encoding)
    if (!found) return next()
    const { leadMagnetId, tenantId, bytes, etag, policy, origin } = found
    if (origin !== null && place === 'service') {
      const { search } = new URL(request.req.url)
      return request.redirect(`${origin}${landingPath('', request.req.param('slug'))}${search}`, 308)
    }
    seePage(ctx, request, { tenantId, page: `guide:${leadMagnetId}` })
    return sendBytes(request, { bytes, etag, policy, encoding, contentType: 'text/html; charset=utf-8' })
  })
}

/** What follows the form: what is sent, and the pages behind the mailed links. */
function mountAnswers(app: HttpApp, ctx: Context): void {
  app.get('/files/lead-magnets/:file', async (request, next) => {
    const { expires = '', signature = '' } = request.req.query()
    const leadMagnetId = request.req.param('file').replace(/\.pdf$/, '')
    const found = isUuid(leadMagnetId) && (await openPdf(ctx, { leadMagnetId, expires, signature }))
    return found ? sendPdf(found, 'inline') : next()
  })
  app.post(at, (request, next) =>
    withLanding(ctx, request, next, async (landing) => {
      const { allowed } = await ctx.engines.limiter.count(
        'lead-form',
        networkOf(clientAddress(ctx.config, request)),
      )
      const form = await readForm(request)
      const typed = { email: form.get('email') ?? '', consent: form.get('consent') === 'yes' }
      const from = form.get('from') ?? (await originOf(ctx, request, landing.site.handle))
      const asked = { ...typed, trap: form.get('website') ?? '', stamp: form.get('stamp') ?? '', from }
      // The form in an article asks for the page, where the same words stand once more.
      if (allowed && asked.trap === '' && asked.stamp === 'article')
        return page(200, showForm(ctx, landing, { typed, problem: null, from }))
      const outcome: AskOutcome = allowed ? await askForLeadMagnet(ctx, landing, asked) : 'too_many'
      if (outcome === 'sent') return notice(200, landing, 'checkMail', { email: typed.email.trim() })
      return page(
        outcome.startsWith('too_many') ? 429 : 400,
        showForm(ctx, landing, { typed, problem: outcome, from }),
      )
    }),
  )
  app.get(`${at}/cover.png`, (request, next) =>
    withLanding(ctx, request, next, async ({ row }) => {
      const found = await ctx.engines.files.find(coverKey(row))
      return found && sendBytes(request, { ...found, encoding: 'identity' })
    }),
  )
  app.get(`${at}/confirm`, async (request, next) => {
    const token = request.req.query('token') ?? ''
    const found = await findUnconfirmed(ctx, token)
    if (found) return notice(200, found, 'confirm', { action: `${pathOf(found)}/confirm`, token })
    return withLanding(ctx, request, next, async (landing) => notice(410, landing, 'linkOver'))
  })
  app.post(`${at}/confirm`, async (request, next) => {
    const found = await confirmLead(ctx, (await readForm(request)).get('token') ?? '')
    if (found) return notice(200, found, 'ready', { href: downloadUrl(ctx, found) })
    return withLanding(ctx, request, next, async (landing) => notice(410, landing, 'linkOver'))
  })
  app.get(`${at}/download`, async (request, next) => {
    const found = await openDownload(ctx, request.req.query('token') ?? '')
    if (found) return sendPdf(found, 'attachment')
    return withLanding(ctx, request, next, async (landing) => notice(410, landing, 'linkOver'))
  })
  app.get(`${at}/erase`, async (request, next) => {
    const token = request.req.query('token') ?? ''
    const found = await findErasable(ctx, token)
    if (found) return notice(200, found, 'erase', { action: `${pathOf(found)}/erase`, token })
    return withLanding(ctx, request, next, async (landing) => notice(410, landing, 'erased'))
  })
  app.post(`${at}/erase`, async (request, next) => {
    const token = (await readForm(request)).get('token') ?? ''
    // Found before it goes, for the page that says so; the lead magnet itself may be a draft again.
    const found = await findErasable(ctx, token)
    if (found && (await eraseByToken(ctx, token))) return notice(200, found, 'erased')
    return withLanding(ctx, request, next, async (landing) => notice(410, landing, 'erased'))
  })
}

/** What a published lead magnet answers; anything else is left to the site, which says that nothing is here. */
async function withLanding(
  ctx: Context,
  request: HttpRequest,
  next: () => Promise<void>,
  answer: (landing: Landing) => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const address = addressOf(request)
  const landing = address && (await findLanding(ctx, address))
  const found = landing && (await answer(landing))
  if (found) return found
  await next()
  return undefined
}

function addressOf(request: HttpRequest): { handle: string; slug: string } | undefined {
  const { handle = '', slug = '' } = request.req.param()
  const isAddress = /^[a-z0-9-]{1,63}$/.test(handle) && /^[a-z0-9-]{1,120}$/.test(slug)
  return isAddress ? { handle, slug } : undefined
}

const halfDayMs = 43_200_000

/**
 * The stamp says when the form was rendered, so it is rendered once a second for all readers, but for those who came from
 * somewhere: their form says from where, in words of a stranger, and is nobody else's. One who comes back keeps a page from the
 * same half day: half of the time for which a stamp is accepted.
 */
async function findForm(
  ctx: Context,
  request: HttpRequest,
  encoding: Encoding,
): Promise<FoundLanding | undefined> {
  const address = addressOf(request)
  if (!address) return undefined
  const from = await originOf(ctx, request, address.handle)
  const now = ctx.now().getTime()
  const key = `${address.handle}/${address.slug} ${encoding} ${Math.floor(now / 1000)}`
  const render = async () => {
    const landing = await findLanding(ctx, address)
    if (!landing) return undefined
    const html = showForm(ctx, landing, { typed: nothingTyped, problem: null, from })
    const unstamped = html.replace(/(name="stamp" value=")[^"]*/, `$1${Math.floor(now / halfDayMs)}`)
    const bytes = Buffer.from(await encodeText(html, encoding))
    const { id: leadMagnetId, tenantId } = landing.row
    const origin = landing.site.root === '' ? landing.site.baseUrl : null
    const etag = `W/${entityTag(Buffer.from(unstamped))}`
    return { bytes, etag, policy: pagePolicy(html), tenantId, leadMagnetId, origin }
  }
  return from === undefined ? ctx.cached.landings.find(key, render) : render()
}

/** What brought a visitor who does not mind being counted. A second form of a page is on the page of the first. */
async function originOf(ctx: Context, request: HttpRequest, handle: string): Promise<string | undefined> {
  const header = (name: string) => request.req.header(name)
  if (!isCounted({ method: request.req.method, header })) return undefined
  return findOrigin(ctx, handle, { referrer: header('referer') ?? '', url: request.req.url })
}

function showForm(ctx: Context, landing: Landing, about: Parameters<typeof landingFormOf>[2]) {
  return landingPage(landing.site, drawnGuideOf(ctx, landing), landingFormOf(ctx, landing, about))
}

function notice(
  status: number,
  landing: Landing,
  kind: Parameters<typeof noticeOf>[1],
  about: { action?: string; token?: string; href?: string; email?: string } = {},
): Response {
  const { action, token, href, email } = about
  const words = noticeOf(landing, kind, email)
  return page(
    status,
    landingNotice(landing.site, guideOf(landing), {
      ...words,
      ...(action && token && { button: { action, token, label: words.label ?? '' } }),
      ...(href && { link: { href, label: words.label ?? '' } }),
      ...((kind === 'linkOver' || kind === 'checkMail') && {
        link: { href: pathOf(landing), label: wordsOf(landing).again },
      }),
    }),
  )
}

function pathOf({ site, row }: Landing): string {
  return landingPath(site.root, row.slug ?? '')
}

function page(status: number, html: string): Response {
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': pagePolicy(html),
      // The address of a page behind a mailed link carries its token.
      'Referrer-Policy': 'no-referrer',
    },
  })
}

function sendPdf({ pdf, slug }: { pdf: Uint8Array; slug: string }, disposition: string): Response {
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.byteLength),
      'Content-Disposition': `${disposition}; filename="${slug}.pdf"`,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  })
}

async function readForm(request: HttpRequest): Promise<URLSearchParams> {
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request, formBytes)))
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
