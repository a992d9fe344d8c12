import {
  findMainLanguage,
  listPublished,
  listPublishedTags,
  listPublishedTexts,
} from '../articles/published-articles.ts'
import type { Context } from '../context.ts'
import type { TenantSite } from './find-site.ts'
import { llmsTxt } from './llms-txt.ts'
import { rssFeed } from './rss-feed.ts'
import { sitemap } from './sitemap.ts'
import { tagPage } from './tag-page.ts'
import { tenantHome } from './tenant-home.ts'

export type WantedDocument =
  | { kind: 'home'; page: number }
  | { kind: 'tag'; tag: string; page: number }
  | { kind: 'feed' | 'sitemap' | 'llms' }

const articlesPerPage = 20
const articlesInFeed = 20
/** The bound of a sitemap file (sitemaps.org). */
const mostAddresses = 50_000
const articlesForModels = 500

/** A document of a site that lists its articles, made when it is asked for; undefined for a page or tag there is not. */
export async function siteDocument(
  ctx: Context,
  site: TenantSite,
  wanted: WantedDocument,
): Promise<{ text: string; contentType: string } | undefined> {
  const { tenantId } = site
  switch (wanted.kind) {
    case 'home':
    case 'tag': {
      const text = await listDocument(ctx, site, wanted)
      return text === undefined ? undefined : { text, contentType: 'text/html; charset=utf-8' }
    }
    case 'feed': {
      const texts = await listPublishedTexts(ctx, { ...site, limit: articlesInFeed })
      return { text: rssFeed(site, texts), contentType: 'application/rss+xml; charset=utf-8' }
    }
    case 'sitemap': {
      const { articles } = await listPublished(ctx, { tenantId, limit: mostAddresses, offset: 0 })
      const tags = await listPublishedTags(ctx, { tenantId })
      const text = sitemap(
        site,
        articles,
        tags.map(({ tag }) => tag),
      )
      return { text, contentType: 'application/xml; charset=utf-8' }
    }
    case 'llms': {
      const { articles } = await listPublished(ctx, { tenantId, limit: articlesForModels, offset: 0 })
      return { text: llmsTxt(site, articles), contentType: 'text/plain; charset=utf-8' }
    }
  }
}

async function listDocument(
  ctx: Context,
  site: TenantSite,
  wanted: Extract<WantedDocument, { page: number }>,
): Promise<string | undefined> {
  const { page } = wanted
  const { articles, total } = await listPublished(ctx, {
    tenantId: site.tenantId,
    ...(wanted.kind === 'tag' && { tag: wanted.tag }),
    limit: articlesPerPage,
    offset: (page - 1) * articlesPerPage,
  })
  const isEmpty = articles.length === 0
  // The home of a desk that has published nothing yet is a page; an empty tag is an address that leads nowhere.
  if (isEmpty && (page > 1 || wanted.kind === 'tag')) return undefined
  const language = (await findMainLanguage(ctx, site)) ?? site.language
  const list = { articles, page, pageCount: Math.max(1, Math.ceil(total / articlesPerPage)) }
  const labelled = { ...site, language }
  return wanted.kind === 'tag'
    ? tagPage(labelled, wanted.tag, list)
    : tenantHome(labelled, list, await listPublishedTags(ctx, site))
}
