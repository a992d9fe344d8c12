import { findNeighbours } from '../articles/article-neighbours.ts'
import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, desc, eq, isNull } from '../db/sql.ts'
import { articleMarkdown } from '../site/article-markdown.ts'
import { articlePage } from '../site/article-page.ts'
import { pictureColors } from '../site/brand-colors.ts'
import { figureKey } from '../site/figure-key.ts'
import { getSite, type TenantSite } from '../site/find-site.ts'
import { notFoundPage } from '../site/not-found-page.ts'
import { absoluteUrl, artPath, tagFolder } from '../site/site-address.ts'
import { siteArticleOf } from '../site/site-article-of.ts'
import { brandPictureKey } from '../site/site-brand.ts'
import { articlesPerPage, makeSiteDocument, type WantedDocument } from '../site/site-document.ts'
import { siteStyle } from '../site/site-style.ts'
import { findFont } from '../site/typefaces.ts'
import { relativeLinks } from './relative-links.ts'
import type { ZipEntry } from './zip-stream.ts'

type Row = typeof articles.$inferSelect
type Listed = Pick<
  Row,
  'id' | 'tenantId' | 'slug' | 'cover' | 'figures' | 'audio' | 'updatedAt' | 'version' | 'tags'
>

/**
 * The whole site as files that any host can serve: each page is the index of a folder and leads to the others by relative
 * addresses, so that it works below any path. Pages of lead magnets are left out, because their forms need the desk.
 * @param address where it will be; undefined: where it is
 */
export async function staticEntries(ctx: AgentContext, address: string | undefined): Promise<ZipEntry[]> {
  const site = staticSite(await getSite(ctx), address)
  const { id, tenantId, slug, cover, figures, audio, updatedAt, version, tags } = articles
  const rows = await ctx.db
    .select({ id, tenantId, slug, cover, figures, audio, updatedAt, version, tags })
    .from(articles)
    .where(and(eq(tenantId, ctx.caller.tenantId), eq(articles.status, 'published'), isNull(articles.homeId)))
    .orderBy(desc(articles.publishedAt), desc(id))
  const pages = listEntries(ctx, site, rows)
  return [...pages, ...siteFiles(ctx, site), ...rows.flatMap((row) => articleEntries(ctx, site, row))]
}

/** A host's own name is its root; a path of the address goes before every path. */
function staticSite(site: TenantSite, address: string | undefined): TenantSite {
  const { origin, pathname } = new URL(address ?? `${site.baseUrl}${site.root}`)
  return { ...site, baseUrl: origin, root: pathname.replace(/\/+$/, ''), isStatic: true }
}

/** Home, tags, feeds and what programs read. */
function listEntries(ctx: AgentContext, site: TenantSite, rows: readonly Listed[]): ZipEntry[] {
  const changedAt = ctx.now()
  const list = (folder: string, total: number, wanted: (page: number) => WantedDocument) =>
    Array.from({ length: Math.max(1, Math.ceil(total / articlesPerPage)) }, (_, index) => {
      const path = index === 0 ? folder : `${folder}page/${index + 1}/`
      return page(`${path}index.html`, site, () => makeSiteDocument(ctx, site, wanted(index + 1)))
    })
  const page = (path: string, to: TenantSite, make: () => Promise<string | undefined>): ZipEntry => ({
    path,
    changedAt,
    read: async () => relativeLinks((await make()) ?? '', { path, root: to.root }),
  })
  const text = (path: string, wanted: WantedDocument): ZipEntry => ({
    path,
    changedAt,
    read: () => makeSiteDocument(ctx, site, wanted),
  })
  const counts = new Map<string, number>()
  for (const tag of rows.flatMap((row) => row.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [
    ...list('', rows.length, (at) => ({ kind: 'home', page: at })),
    ...[...counts].flatMap(([tag, total]) => [
      ...list(`tags/${tagFolder(tag)}/`, total, (at) => ({ kind: 'tag', tag, page: at })),
      text(`tags/${tagFolder(tag)}/feed.xml`, { kind: 'tagFeed', tag }),
    ]),
    text('feed.xml', { kind: 'feed' }),
    text('atom.xml', { kind: 'atom' }),
    text('feed.json', { kind: 'json' }),
    text('podcast.xml', { kind: 'podcast' }),
    text('sitemap.xml', { kind: 'sitemap' }),
    text('llms.txt', { kind: 'llms' }),
    {
      path: 'robots.txt',
      changedAt,
      read: async () =>
        `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(site, `${site.root}/sitemap.xml`)}\n`,
    },
    // A host shows it at any address, so its links stay those of the root.
    { path: '404.html', changedAt, read: async () => notFoundPage(site) },
  ]
}

/** Typefaces and the pictures of the branding. */
function siteFiles(ctx: AgentContext, site: TenantSite): ZipEntry[] {
  const changedAt = ctx.now()
  const { brand, tenantId } = site
  const fonts = new Set(
    [...siteStyle(brand).matchAll(/url\(\/(_fonts\/[^)]+)\)/g)].map(([, path = '']) => path),
  )
  const pictures = new Set([brand.logo, brand.mark, ...brand.authors.map(({ picture }) => picture)])
  return [
    ...[...fonts].map((path) => ({
      path,
      changedAt,
      read: async () => findFont(path.slice('_fonts/'.length)),
    })),
    ...[...pictures].flatMap((file) =>
      file === null
        ? []
        : {
            path: `_brand/${file}`,
            changedAt,
            read: async () => (await ctx.engines.files.find(brandPictureKey(tenantId, file)))?.bytes,
          },
    ),
  ]
}

/** An article's page, its Markdown and all that they show. */
function articleEntries(ctx: AgentContext, site: TenantSite, row: Listed): ZipEntry[] {
  const slug = row.slug ?? ''
  const changedAt = row.updatedAt
  const recording = row.audio?.status === 'ready' && row.audio.version === row.version ? [row.audio] : []
  const vectors = row.figures.flatMap(({ vector }) => (vector === undefined ? [] : [{ file: vector }]))
  const files = [...(row.cover ? [row.cover] : []), ...row.figures, ...vectors, ...recording]
  const path = `${slug}/index.html`
  const art = artPath(site, slug).slice(site.root.length + 1)
  return [
    { path, changedAt, read: () => pageOf(ctx, site, { id: row.id, path }) },
    { path: `${slug}/index.md`, changedAt, read: () => markdownOf(ctx, site, row.id) },
    {
      path: art,
      changedAt,
      read: async () => ctx.engines.illustrator.drawArt({ seed: slug, colors: pictureColors(site.brand) }),
    },
    ...files.map(({ file }) => ({
      path: `${slug}/${file}`,
      changedAt,
      read: async () => (await ctx.engines.files.find(figureKey(row, file)))?.bytes,
    })),
  ]
}

async function pageOf(
  ctx: AgentContext,
  site: TenantSite,
  { id, path }: { id: string; path: string },
): Promise<string | undefined> {
  const row = await findRow(ctx, id)
  if (!row) return undefined
  const article = siteArticleOf(row, { root: site.root, publishedAt: row.publishedAt })
  // The form of a lead magnet asks the desk, which a host of files is not.
  const around = { ...(await findNeighbours(ctx, row)), form: null }
  return relativeLinks(articlePage(site, article, around), { path, root: site.root })
}

async function markdownOf(ctx: AgentContext, site: TenantSite, id: string): Promise<string | undefined> {
  const row = await findRow(ctx, id)
  return row && articleMarkdown(site, siteArticleOf(row, { root: site.root, publishedAt: row.publishedAt }))
}

async function findRow(ctx: AgentContext, id: string): Promise<(Row & { publishedAt: Date }) | undefined> {
  const [row] = await ctx.db
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), eq(articles.tenantId, ctx.caller.tenantId)))
  return row && { ...row, publishedAt: row.publishedAt ?? row.updatedAt }
}
