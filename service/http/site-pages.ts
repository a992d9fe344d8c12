import type { Context as Request } from 'hono'
import { findMovedSlug, findPublished } from '../articles/published-articles.ts'
import type { Context } from '../context.ts'
import { articleMarkdown } from '../site/article-markdown.ts'
import { chooseEncoding } from '../site/choose-encoding.ts'
import { findPage } from '../site/find-page.ts'
import { findPicture } from '../site/find-picture.ts'
import { findSite, type TenantSite } from '../site/find-site.ts'
import { notFoundPage } from '../site/not-found-page.ts'
import { siteDocument } from '../site/site-document.ts'
import type { Mount } from './app.ts'
import { sendBytes, sendMissing, sendText } from './send-page.ts'

/** First parts of paths that belong to the service; what has a dot in it is no handle anyway. */
const reserved = new Set(['api', 'agent', 'outbox', 'metrics', 'docs', 'mcp'])
const handlePattern = /^[a-z0-9-]{1,63}$/

/** The published sites of all tenants, below `/{tenant}`. Mount it last: it answers no path that anything else owns. */
export function createSitePages(): Mount {
  return (app, ctx) => {
    const mount = (path: string, answer: (request: Request, site: TenantSite) => Promise<Response>) =>
      app.get(path, async (request, next) => {
        const handle = request.req.param('handle') ?? ''
        const known = handlePattern.test(handle) && !reserved.has(handle)
        const site = known ? await findSite(ctx, handle) : undefined
        return site ? answer(request, site) : next()
      })
    mount('/:handle', (request, site) =>
      document(ctx, request, site, { kind: 'home', page: pageOf(request) }),
    )
    // The same page under two addresses would be two pages to a search engine.
    mount('/:handle/', async (request, site) => request.redirect(`/${site.handle}`, 308))
    mount('/:handle/feed.xml', (request, site) => document(ctx, request, site, { kind: 'feed' }))
    mount('/:handle/sitemap.xml', (request, site) => document(ctx, request, site, { kind: 'sitemap' }))
    mount('/:handle/llms.txt', (request, site) => document(ctx, request, site, { kind: 'llms' }))
    mount('/:handle/tags/:tag', (request, site) => {
      const tag = request.req.param('tag') ?? ''
      return document(ctx, request, site, { kind: 'tag', tag, page: pageOf(request) })
    })
    mount('/:handle/:slug', (request, site) => article(ctx, request, site))
    mount('/:handle/:slug/:file', (request, site) => picture(ctx, request, site))
    mount('/:handle/*', async (_request, site) => missing(site))
  }
}

async function document(
  ctx: Context,
  request: Request,
  site: TenantSite,
  wanted: Parameters<typeof siteDocument>[2],
): Promise<Response> {
  const found = await siteDocument(ctx, site, wanted)
  return found ? sendText(request, found) : missing(site)
}

async function article(ctx: Context, request: Request, site: TenantSite): Promise<Response> {
  const asked = request.req.param('slug') ?? ''
  if (asked.endsWith('.md')) return markdown(ctx, request, site, asked.slice(0, -'.md'.length))
  const encoding = chooseEncoding(request.req.header('accept-encoding'))
  const page = await findPage(ctx, { handle: site.handle, slug: asked, encoding })
  if (page) return sendBytes(request, { ...page, encoding, contentType: 'text/html; charset=utf-8' })
  const moved = await findMovedSlug(ctx, { tenantId: site.tenantId, slug: asked })
  // Not 308: somebody may give the old address to another article.
  return moved ? request.redirect(`/${site.handle}/${moved}`, 302) : missing(site)
}

async function markdown(ctx: Context, request: Request, site: TenantSite, slug: string): Promise<Response> {
  const found = await findPublished(ctx, { ...site, slug })
  if (!found) return missing(site)
  return sendText(request, {
    text: articleMarkdown(site, found),
    contentType: 'text/markdown; charset=utf-8',
  })
}

async function picture(ctx: Context, request: Request, site: TenantSite): Promise<Response> {
  const { slug = '', file = '' } = request.req.param()
  const found = await findPicture(ctx, { handle: site.handle, slug, file })
  if (!found) return missing(site)
  return sendBytes(request, { bytes: found.bytes, contentType: found.contentType, encoding: 'identity' })
}

function missing(site: TenantSite): Response {
  return sendMissing({ text: notFoundPage(site), contentType: 'text/html; charset=utf-8' })
}

/** Page 1 for anything that is no page number. */
function pageOf(request: Request): number {
  const page = request.req.query('page') ?? '1'
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
}
