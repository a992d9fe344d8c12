import { escapeHtml } from '../text/escape-html.ts'
import { articleEntry, articleList } from './article-list.ts'
import { guideList } from './guide-list.ts'
import { pageDocument } from './page-document.ts'
import { pageLanguage } from './page-language.ts'
import type { SiteGuide } from './published-guides.ts'
import { searchForm } from './search-form.ts'
import type { FoundArticles } from './search-published.ts'
import { homePath } from './site-address.ts'
import type { Site, SiteArticleSummary } from './site-article.ts'
import { siteWords } from './site-words.ts'
import { type SiteTag, tagList } from './tag-list.ts'

export type SearchResults = FoundArticles & {
  /** No others were found. */
  isAll: boolean
  /** PDFs that are called so. */
  guides: readonly SiteGuide[]
  /** Where a reader who found nothing may go on. */
  newest: readonly SiteArticleSummary[]
  tags: readonly SiteTag[]
}

/** What a search found, best first, as a whole HTML document that no search engine keeps. */
export function searchPage(site: Site, asked: readonly string[], found: SearchResults): string {
  const { words } = siteWords(site.language)
  const query = asked.join(' ')
  const isFound = found.hasAll && found.articles.length > 0
  // Of more than one page nobody counted the rest.
  const count =
    isFound && found.isAll
      ? `<ul class="meta"><li>${escapeHtml(words.articleCount(found.articles.length))}</li></ul>`
      : ''
  const heading = isFound ? words.found(isolated(query)) : words.nothingFound(isolated(query))
  const results = `<ol class="results">${found.articles.map((one) => articleEntry(site, one, found.marked)).join('')}</ol>`
  const home = `<p><a href="${escapeHtml(homePath(site))}">${escapeHtml(words.home)}</a></p>`
  const topics = tagList(site, found.tags)
  const others = `${found.articles.length > 0 ? section(words.closest, 'closest', results) : ''}${
    found.newest.length > 0
      ? section(
          words.newest,
          'newest',
          articleList(
            site,
            { articles: [...found.newest], page: 1, pageCount: 1 },
            () => homePath(site),
            'more',
          ),
        )
      : ''
  }`
  return pageDocument(site, {
    language: pageLanguage(site.language),
    title: `${query} · ${words.search} · ${site.title}`,
    description: words.search,
    canonicalPath: null,
    head: '',
    main: `<header class="home-head tag-head"><h1>${escapeHtml(heading)}</h1>${count}<div class="home-tools">${searchForm(site, words, query)}</div></header>
${isFound ? results : others}${guideList(site, found.guides)}<nav class="home-tags" aria-label="${escapeHtml(words.topics)}">${topics ? `<h2>${escapeHtml(isFound ? words.otherTopics : words.topics)}</h2>${topics}` : ''}${home}</nav>`,
  })
}

function section(title: string, id: string, content: string): string {
  return `<section class="newest" aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(title)}</h2>${content}</section>`
}

/** What a reader typed, in a direction of its own (Unicode, UAX 9): it may be written the other way. */
const isolated = (text: string) => `\u2068${text}\u2069`
