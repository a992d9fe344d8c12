import type { Context } from '../core/context.ts'
import { atomFeed } from './atom-feed.ts'
import type { TenantSite } from './find-site.ts'
import { guideForTag } from './guide-for-tag.ts'
import { jsonFeed } from './json-feed.ts'
import { llmsTxt } from './llms-txt.ts'
import { notFoundPage } from './not-found-page.ts'
import { podcastFeed } from './podcast-feed.ts'
import {
  findMainLanguage,
  listPublished,
  listPublishedTags,
  listPublishedTexts,
  listRecorded,
} from './published-articles.ts'
import { listPublishedGuides, type SiteGuide } from './published-guides.ts'
import { rssFeed } from './rss-feed.ts'
import { searchPage } from './search-page.ts'
import { searchPublished } from './search-published.ts'
import { siteWords } from './site-words.ts'
import { sitemap } from './sitemap.ts'
import { tagPage } from './tag-page.ts'
import { tenantHome } from './tenant-home.ts'
import { hasWord } from './word-pattern.ts'

export type WantedDocument =
  | { kind: 'home'; page: number }
  | { kind: 'tag'; tag: string; page: number }
  | { kind: 'tagFeed'; tag: string }
  | { kind: 'search'; words: readonly string[] }
  | { kind: 'missing' }
  /** Slug and title of each article, and what is said before one that may be meant: JSON for the service itself. */
  | { kind: 'addresses' }
  | { kind: 'feed' | 'atom' | 'json' | 'podcast' | 'sitemap' | 'llms' }

export const documentTypes: Readonly<Record<WantedDocument['kind'], string>> = {
  home: 'text/html; charset=utf-8',
  tag: 'text/html; charset=utf-8',
  tagFeed: 'application/rss+xml; charset=utf-8',
  search: 'text/html; charset=utf-8',
  missing: 'text/html; charset=utf-8',
  addresses: 'application/json',
  feed: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
  podcast: 'application/rss+xml; charset=utf-8',
  sitemap: 'application/xml; charset=utf-8',
  llms: 'text/plain; charset=utf-8',
}

export const articlesPerPage = 20
const articlesInFeed = 20
/** Podcast programs show what the feed has and nothing older. */
const articlesInPodcast = 200
/** The bound of a sitemap file (sitemaps.org). */
const maxAddresses = 50_000
const articlesForModels = 500
const guidesOnHome = 6
/** A guess at what an unknown address means looks at no more articles, newest first. */
const maxGuessed = 1_000
/** More than anyone makes, and far below the bound of a sitemap. */
const guidesInSitemap = 1_000

/** The text of a document that lists a site's articles; undefined for a page or tag there is not. */
export async function makeSiteDocument(
  ctx: Context,
  site: TenantSite,
  wanted: WantedDocument,
): Promise<string | undefined> {
  const { tenantId } = site
  switch (wanted.kind) {
    case 'home':
    case 'tag':
      return listDocument(ctx, site, wanted)
    case 'tagFeed': {
      const { tag } = wanted
      const tagged = await listPublishedTexts(ctx, { ...site, tag, limit: articlesInFeed })
      return tagged.length === 0 ? undefined : rssFeed(site, tagged, tag)
    }
    case 'search':
      return searchDocument(ctx, site, wanted.words)
    case 'missing': {
      const { articles } = await listPublished(ctx, { tenantId, limit: fewArticles, offset: 0 })
      const tags = (await listPublishedTags(ctx, site)).slice(0, maxTopics)
      return notFoundPage(await labelled(ctx, site), { newest: articles, tags })
    }
    case 'addresses': {
      const { articles } = await listPublished(ctx, { tenantId, limit: maxGuessed, offset: 0 })
      const { words } = siteWords((await labelled(ctx, site)).language)
      const known = articles.map(({ slug, title }) => ({ slug, title }))
      return JSON.stringify({ label: words.didYouMean, articles: known })
    }
    case 'feed':
      return rssFeed(site, await listPublishedTexts(ctx, { ...site, limit: articlesInFeed }))
    case 'atom':
      return atomFeed(site, await listPublishedTexts(ctx, { ...site, limit: articlesInFeed }))
    case 'json':
      return jsonFeed(site, await listPublishedTexts(ctx, { ...site, limit: articlesInFeed }))
    case 'podcast':
      return podcastFeed(site, await listRecorded(ctx, { ...site, limit: articlesInPodcast }))
    case 'sitemap': {
      const { articles } = await listPublished(ctx, { tenantId, limit: maxAddresses, offset: 0 })
      const tags = await listPublishedTags(ctx, { tenantId })
      const guides = await listPublishedGuides(ctx, { tenantId, limit: guidesInSitemap })
      return sitemap(site, { articles, guides, tags: tags.map(({ tag }) => tag) })
    }
    case 'llms': {
      const { articles } = await listPublished(ctx, { tenantId, limit: articlesForModels, offset: 0 })
      return llmsTxt(site, articles)
    }
  }
}

/** Shown to a reader who found nothing, or little. */
const maxTopics = 12

async function searchDocument(ctx: Context, site: TenantSite, words: readonly string[]): Promise<string> {
  const { tenantId } = site
  const found = await searchPublished(ctx, { tenantId, words, limit: articlesPerPage })
  const isNothing = !found.hasAll || found.articles.length === 0
  const guides = await listPublishedGuides(ctx, { tenantId, limit: guidesInSitemap })
  const isCalled = ({ title, subtitle }: SiteGuide) =>
    words.every((word) => hasWord(`${title} ${subtitle}`, word))
  const newest = isNothing ? await listPublished(ctx, { tenantId, limit: 2 * fewArticles, offset: 0 }) : null
  const close = new Set(found.articles.map(({ slug }) => slug))
  const tags = await listPublishedTags(ctx, site)
  return searchPage(await labelled(ctx, site), words, {
    ...found,
    isAll: found.articles.length < articlesPerPage,
    guides: guides.filter(isCalled).slice(0, guidesOnHome),
    newest: (newest?.articles ?? []).filter(({ slug }) => !close.has(slug)).slice(0, fewArticles),
    tags: tags.slice(0, maxTopics),
  })
}

/** A page of a tag with fewer shows the newest of the others, too. */
const fewArticles = 3

async function listOthers(ctx: Context, { tenantId }: TenantSite, tag: string) {
  const { articles } = await listPublished(ctx, { tenantId, limit: 2 * fewArticles, offset: 0 })
  return articles.filter(({ tags }) => !tags.includes(tag)).slice(0, fewArticles)
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
  // The home of a tenant without published articles is a page; an empty tag is a 404.
  if (isEmpty && (page > 1 || wanted.kind === 'tag')) return undefined
  const list = { articles, page, pageCount: Math.max(1, Math.ceil(total / articlesPerPage)) }
  const shown = await labelled(ctx, site)
  const tags = await listPublishedTags(ctx, site)
  const guides = page === 1 ? await listPublishedGuides(ctx, { ...site, limit: guidesOnHome }) : []
  if (wanted.kind === 'tag') {
    const others = total < fewArticles ? await listOthers(ctx, site, wanted.tag) : []
    return tagPage(shown, wanted.tag, { list, total, tags, others, guide: guideForTag(guides, wanted.tag) })
  }
  return tenantHome(shown, list, { tags, guides })
}

/** The site with its labels in the language that it is read in. */
async function labelled(ctx: Context, site: TenantSite): Promise<TenantSite> {
  return { ...site, language: site.brand.language ?? (await findMainLanguage(ctx, site)) ?? site.language }
}
