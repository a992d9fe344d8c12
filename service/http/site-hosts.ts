import { Hono, type Context as HonoContext } from 'hono'
import { isLoopback } from '../config/is-loopback.ts'
import type { Context } from '../core/context.ts'
import { findDomain } from '../site/find-domain.ts'
import { findSite } from '../site/find-site.ts'
import { absoluteUrl } from '../site/site-address.ts'
import type { HttpApp, Mount } from './app.ts'
import { mountFontFiles } from './font-files.ts'
import type { HttpVariables } from './http-variables.ts'
import { mountDomainLandingPages } from './landing-pages.ts'
import { createSitePages } from './site-pages.ts'

/**
 * Sites with a domain of their own: the `Host` header says whose, and nothing of the desk is there but that site. Mount it
 * first. A host that nobody has proven is answered like the service's own address.
 */
export const mountSiteHosts: Mount = (app, ctx) => {
  const inner = siteApp(ctx)
  const own = new URL(ctx.config.serviceUrl).hostname
  app.get('/internal/domain-allowed', async (request) => {
    const found = await findDomain(ctx, (request.req.query('domain') ?? '').toLowerCase())
    return request.text(found ? 'yes' : 'no', found ? 200 : 404, { 'Cache-Control': 'no-store' })
  })
  app.use(async (request, next) => {
    const host = hostOf(request)
    // What the pages' script says is for the service, whichever site's page says it.
    if (host === own || isLoopback(host) || request.req.path === '/api/views') return next()
    const found = await findDomain(ctx, host)
    if (!found) return next()
    if (!found.isMain) return redirectToMain(ctx, request, found.handle)
    const url = new URL(request.req.url)
    // An encoded slash must stay one, so the path is taken as it was sent.
    url.pathname = `/${found.handle}${url.pathname === '/' ? '' : url.pathname}`
    if (request.req.path.startsWith('/_fonts/')) url.pathname = request.req.path
    const answer = await inner.fetch(new Request(url, request.req.raw), request.env)
    return new Response(answer.body, answer)
  })
}

/** What a domain of its own answers. */
function siteApp(ctx: Context): HttpApp {
  const app: HttpApp = new Hono<{ Variables: HttpVariables }>({ strict: true })
  mountFontFiles(app, ctx)
  app.get('/:handle/robots.txt', async (request) => {
    const site = await findSite(ctx, request.req.param('handle'))
    const map = site ? `\nSitemap: ${absoluteUrl(site, `${site.root}/sitemap.xml`)}\n` : ''
    return request.text(`User-agent: *\nAllow: /\n${map}`)
  })
  mountDomainLandingPages(app, ctx)
  createSitePages('domain')(app, ctx)
  return app
}

async function redirectToMain(ctx: Context, request: HonoContext, handle: string): Promise<Response> {
  const site = await findSite(ctx, handle)
  if (!site) return request.notFound()
  const { pathname, search } = new URL(request.req.url)
  return request.redirect(`${site.baseUrl}${site.root}${pathname}${search}`, 308)
}

/** The host name alone, in lower case. */
function hostOf(request: HonoContext): string {
  return (request.req.header('host') ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}
