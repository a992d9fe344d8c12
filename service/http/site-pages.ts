import type { Context as Request } from 'hono'
import type { Context } from '../core/context.ts'
import { articleMarkdown } from '../site/article-markdown.ts'
import { pictureColors } from '../site/brand-colors.ts'
import { chooseEncoding } from '../site/choose-encoding.ts'
import { sitePolicy } from '../site/content-security-policy.ts'
import { encodeText } from '../site/encode-text.ts'
import { findPage } from '../site/find-page.ts'
import { findPicture } from '../site/find-picture.ts'
import { findRecording } from '../site/find-recording.ts'
import { findSite, type TenantSite } from '../site/find-site.ts'
import { findSiteDocument } from '../site/find-site-document.ts'
import { guessArticle } from '../site/guess-article.ts'
import { notFoundPage, withGuess } from '../site/not-found-page.ts'
import { withPictureAddresses } from '../site/picture-addresses.ts'
import { findMovedSlug, findPublished } from '../site/published-articles.ts'
import { articlePath, artPath, homePath } from '../site/site-address.ts'
import { brandPicture, brandPictureKey } from '../site/site-brand.ts'
import { documentTypes, makeSiteDocument, type WantedDocument } from '../site/site-document.ts'
import type { Mount } from './app.ts'
import { clientAddress, networkOf } from './client-address.ts'
import { prefersMarkdown } from './prefers-markdown.ts'
import { seePage } from './see-page.ts'
import { sendBytes, sendMissing, sendText } from './send-page.ts'

/** First parts of paths that belong to the service; what has a dot in it is no handle anyway. */
const reserved = new Set(['api', 'agent', 'outbox', 'metrics', 'docs', 'mcp', 'internal'])
const handlePattern = /^[a-z0-9-]{1,63}$/

/** What is at a path of a site; undefined when nothing is. */
type Find = (
  ctx: Context,
  request: Request,
  handle: string,
  at: 'service' | 'domain',
) => Promise<Response | undefined>

/** Where an address below the service's own leads when the site has a domain; undefined when it has none. */
export function movedAddress(
  site: Pick<TenantSite, 'root' | 'baseUrl' | 'handle'>,
  request: Request,
): string | undefined {
  if (site.root !== '') return undefined
  const { pathname, search } = new URL(request.req.url)
  return `${site.baseUrl}${pathname.slice(site.handle.length + 1) || '/'}${search}`
}

/**
 * The published sites of all tenants, below `/{tenant}`. Mount it last: it answers no path that anything else owns. Where a
 * site has a domain of its own and the request came to the service's, the reader is sent there.
 */
export function createSitePages(at: 'service' | 'domain'): Mount {
  return (app, ctx) => {
    const mount = (path: string, find: Find) =>
      app.get(path, async (request, next) => {
        const handle = request.req.param('handle') ?? ''
        if (!handlePattern.test(handle) || reserved.has(handle)) return next()
        // No URL has a NUL character, and PostgreSQL rejects one.
        const parts: string[] = Object.values(request.req.param())
        const found = parts.join().includes('\0') ? undefined : await find(ctx, request, handle, at)
        if (found) return found
        const site = await findSite(ctx, handle)
        if (!site) return next()
        const moved = at === 'service' ? movedAddress(site, request) : undefined
        if (moved !== undefined) return request.redirect(moved, 308)
        // Its address is in none of it, so all of them have one entry in the cache.
        const bytes = await findSiteDocument(ctx, site, { kind: 'missing', encoding: 'identity' })
        const text = bytes ? Buffer.from(bytes).toString() : notFoundPage(site)
        const guess = await guessArticle(ctx, site, request.req.path)
        return sendMissing({
          text: guess ? withGuess(text, site, guess) : text,
          contentType: documentTypes.missing,
          policy: sitePolicy(site, "'self'"),
        })
      })
    mount(
      '/:handle',
      document((request) => {
        const words = wordsOf(request)
        return words.length > 0 ? { kind: 'search', words } : { kind: 'home', page: pageOf(request) }
      }),
    )
    // The same page under two URLs would be two pages to a search engine.
    mount('/:handle/', async (ctx, request, handle) => {
      const site = await findSite(ctx, handle)
      const { search } = new URL(request.req.url)
      return site && site.root !== '' ? request.redirect(`${homePath(site)}${search}`, 308) : undefined
    })
    mount(
      '/:handle/feed.xml',
      document(() => ({ kind: 'feed' })),
    )
    mount(
      '/:handle/atom.xml',
      document(() => ({ kind: 'atom' })),
    )
    mount(
      '/:handle/feed.json',
      document(() => ({ kind: 'json' })),
    )
    mount(
      '/:handle/podcast.xml',
      document(() => ({ kind: 'podcast' })),
    )
    mount(
      '/:handle/sitemap.xml',
      document(() => ({ kind: 'sitemap' })),
    )
    mount(
      '/:handle/llms.txt',
      document(() => ({ kind: 'llms' })),
    )
    mount(
      '/:handle/tags/:tag',
      document((request) => ({ kind: 'tag', tag: request.req.param('tag') ?? '', page: pageOf(request) })),
    )
    mount(
      '/:handle/tags/:tag/feed.xml',
      document((request) => ({ kind: 'tagFeed', tag: request.req.param('tag') ?? '' })),
    )
    mount('/:handle/_brand/:file', brandFile)
    mount('/:handle/:slug', article)
    mount('/:handle/:slug/', articleWithSlash)
    mount('/:handle/:slug/:file', media)
    mount('/:handle/*', async () => undefined)
  }
}

/** A document that lists articles. */
function document(wanted: (request: Request) => WantedDocument): Find {
  return async (ctx, request, handle, at) => {
    const site = await findSite(ctx, handle)
    if (site?.root === '' && at === 'service') return undefined
    const encoding = chooseEncoding(request.req.header('accept-encoding'))
    const document = wanted(request)
    if (document.kind === 'search') return site && search(ctx, request, site, document)
    const bytes = site && (await findSiteDocument(ctx, site, { ...document, encoding }))
    if (!bytes) return undefined
    const isPage = document.kind === 'home' || document.kind === 'tag'
    if (isPage) seePage(ctx, request, { tenantId: site.tenantId, page: request.req.path })
    return sendBytes(request, {
      bytes,
      encoding,
      contentType: documentTypes[document.kind],
      ...(isPage && { policy: sitePolicy(site, "'self'") }),
    })
  }
}

/** Made for each reader: there is no end of what can be searched for. */
async function search(
  ctx: Context,
  request: Request,
  site: TenantSite,
  wanted: WantedDocument,
): Promise<Response | undefined> {
  const { allowed } = await ctx.engines.limiter.count(
    'site-search',
    networkOf(clientAddress(ctx.config, request)),
  )
  const text = allowed ? await makeSiteDocument(ctx, site, wanted) : undefined
  if (text === undefined) return request.redirect(homePath(site), 303)
  return sendText(request, {
    text,
    contentType: documentTypes[wanted.kind],
    policy: sitePolicy(site, "'self'"),
  })
}

/** One query for a page that is there, which is nearly every request of a reader. */
const article: Find = async (ctx, request, handle, at) => {
  const slug = request.req.param('slug') ?? ''
  const encoding = chooseEncoding(request.req.header('accept-encoding'))
  const page = await findPage(ctx, { handle, slug, encoding })
  if (page && page.origin !== null && at === 'service')
    return request.redirect(`${page.origin}/${encodeURIComponent(slug)}`, 308)
  if (page && prefersMarkdown(request)) {
    const site = await findSite(ctx, handle)
    return site && markdown(ctx, request, site, slug)
  }
  if (page) {
    seePage(ctx, request, { tenantId: page.tenantId, page: `article:${page.articleId}` })
    const { bytes, etag, policy } = page
    return sendBytes(request, {
      bytes,
      etag,
      policy,
      encoding,
      contentType: 'text/html; charset=utf-8',
      varies: 'Accept',
    })
  }
  const site = await findSite(ctx, handle)
  if (!site || (site.root === '' && at === 'service')) return undefined
  if (slug.endsWith('.md')) return markdown(ctx, request, site, slug.slice(0, -'.md'.length))
  const moved = await findMovedSlug(ctx, { tenantId: site.tenantId, slug })
  // Not permanent (308): the old slug may be given to another article.
  return moved === undefined ? undefined : request.redirect(articlePath(site, moved), 302)
}

/** The same page under two URLs would be two pages to a search engine. */
const articleWithSlash: Find = async (ctx, request, handle) => {
  const slug = request.req.param('slug') ?? ''
  const page = await findPage(ctx, { handle, slug, encoding: 'identity' })
  const site = page && (await findSite(ctx, handle))
  return site && request.redirect(articlePath(site, slug), 308)
}

async function markdown(
  ctx: Context,
  request: Request,
  site: TenantSite,
  slug: string,
): Promise<Response | undefined> {
  const found = await findPublished(ctx, { ...site, slug })
  if (!found) return undefined
  const text = articleMarkdown(site, withPictureAddresses(site, found))
  return sendText(request, { text, contentType: 'text/markdown; charset=utf-8', varies: 'Accept' })
}

/** A picture or the recording of an article. */
const media: Find = async (ctx, request, handle, at) => {
  const { slug = '', file = '' } = request.req.param()
  if (file.startsWith('art-')) return art(ctx, request, handle, at)
  const find = file.endsWith('.mp3') ? findRecording : findPicture
  const found = await find(ctx, { handle, slug, file })
  if (found?.contentType === 'image/svg+xml')
    return sendText(request, { ...found, text: Buffer.from(found.bytes).toString() })
  return found && sendBytes(request, { ...found, encoding: 'identity' })
}

/** What is named by its content never changes. */
const forever = 'public, max-age=31536000, immutable'

/** The drawn picture of a published article; an older address of it is as unknown as another article's. */
const art: Find = async (ctx, request, handle) => {
  const { slug = '', file = '' } = request.req.param()
  const site = await findSite(ctx, handle)
  if (!site || !(await findPage(ctx, { handle, slug, encoding: 'identity' }))) return undefined
  if (!artPath(site, slug).endsWith(`/${file}`)) return undefined
  const encoding = chooseEncoding(request.req.header('accept-encoding'))
  const svg = ctx.engines.illustrator.drawArt({ seed: slug, colors: pictureColors(site.brand) })
  return sendBytes(request, {
    bytes: await encodeText(svg, encoding),
    encoding,
    contentType: 'image/svg+xml',
    cacheControl: forever,
  })
}

/** A logo, a mark or the picture of an author. */
const brandFile: Find = async (ctx, request, handle) => {
  const picture = brandPicture(request.req.param('file') ?? '')
  const site = picture && (await findSite(ctx, handle))
  const found = site && (await ctx.engines.files.find(brandPictureKey(site.tenantId, picture.file)))
  return found && sendBytes(request, { ...found, encoding: 'identity', cacheControl: forever })
}

/** The words of a search; none where nothing is searched for. */
function wordsOf(request: Request): string[] {
  const asked = (request.req.query('q') ?? '').replaceAll('\0', '').slice(0, 100).trim()
  return asked === '' ? [] : asked.split(/\s+/u)
}

/** Page 1 for anything that is no page number. */
function pageOf(request: Request): number {
  const page = request.req.query('page') ?? '1'
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
}
