import { escapeHtml } from '../text/escape-html.ts'
import { type ArticleListPage, articleList } from './article-list.ts'
import { guideList } from './guide-list.ts'
import { pageDocument } from './page-document.ts'
import { pageLanguage } from './page-language.ts'
import type { SiteGuide } from './published-guides.ts'
import { homePath, tagFeedPath, tagPath } from './site-address.ts'
import type { Site, SiteArticleSummary } from './site-article.ts'
import { siteWords } from './site-words.ts'
import { type SiteTag, tagList } from './tag-list.ts'

export type TagArticles = {
  list: ArticleListPage
  /** How many articles have the tag, on all pages. */
  total: number
  /** The newest articles without the tag, where few have it. */
  others?: readonly SiteArticleSummary[]
  /** The tags of the site, the most used first. */
  tags: readonly SiteTag[]
  /** The PDF that goes with it. */
  guide?: SiteGuide | undefined
}

/** More would be an index, which the home has. */
const maxOtherTags = 12

/** The articles with one tag, newest first, and the way to other tags, as a whole HTML document. */
export function tagPage(
  site: Site,
  tag: string,
  { list, total, tags, others: newest = [], guide }: TagArticles,
): string {
  const { words } = siteWords(site.language)
  const title = words.tagged(tag)
  const place = list.page > 1 ? ` · ${words.page(list.page, list.pageCount)}` : ''
  const feed = escapeHtml(tagFeedPath(site, tag))
  const others = tagList(site, tags.filter((other) => other.tag !== tag).slice(0, maxOtherTags))
  return pageDocument(site, {
    language: pageLanguage(site.language),
    title: `${title}${place} · ${site.title}`,
    description: title,
    canonicalPath: tagPath(site, tag, list.page),
    head: `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(`${tag} · ${site.title}`)}" href="${feed}">\n`,
    main: `<header class="home-head tag-head"><h1>${escapeHtml(title)}</h1>${site.description ? `<p>${escapeHtml(site.description)}</p>` : ''}<ul class="meta"><li>${escapeHtml(words.articleCount(total))}</li><li><a href="${feed}">${escapeHtml(words.feed)}</a></li></ul></header>
${articleList(site, list, (page) => tagPath(site, tag, page), 'topic')}${guide ? guideList(site, [guide]) : ''}${newest.length > 0 ? `<section class="newest" aria-labelledby="newest"><h2 id="newest">${escapeHtml(words.newest)}</h2>${articleList(site, { articles: [...newest], page: 1, pageCount: 1 }, () => homePath(site), 'more')}</section>` : ''}<nav class="home-tags" aria-label="${escapeHtml(words.topics)}">${others ? `<h2>${escapeHtml(words.otherTopics)}</h2>${others}` : ''}<p><a href="${escapeHtml(homePath(site))}">${escapeHtml(words.home)}</a></p></nav>`,
  })
}
