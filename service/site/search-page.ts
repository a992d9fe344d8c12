import { escapeHtml } from '../text/escape-html.ts'
import { articleList } from './article-list.ts'
import { pageDocument } from './page-document.ts'
import { pageLanguage } from './page-language.ts'
import { searchForm } from './search-form.ts'
import { homePath } from './site-address.ts'
import type { Site, SiteArticleSummary } from './site-article.ts'
import { siteWords } from './site-words.ts'

/** The articles that a search found, as a whole HTML document that no search engine keeps. */
export function searchPage(
  site: Site,
  asked: readonly string[],
  articles: readonly SiteArticleSummary[],
): string {
  const { words } = siteWords(site.language)
  const query = asked.join(' ')
  // Page 2 of nothing: no article leads the results.
  const list = articleList(site, { articles: [...articles], page: 2, pageCount: 1 }, () => homePath(site))
  const nothing = `<p>${escapeHtml(words.nothingFound)} · <a href="${escapeHtml(homePath(site))}">${escapeHtml(words.home)}</a></p>`
  return pageDocument(site, {
    language: pageLanguage(site.language),
    title: `${query} · ${words.search} · ${site.title}`,
    description: words.search,
    canonicalPath: null,
    head: '',
    main: `<header class="home-head"><h1><bdi>${escapeHtml(query)}</bdi></h1><div class="home-tools">${searchForm(site, words, query)}</div>${articles.length > 0 ? '' : nothing}</header>
${articles.length > 0 ? list : ''}`,
  })
}
