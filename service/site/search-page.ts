import { escapeHtml } from '../text/escape-html.ts'
import { articleList } from './article-list.ts'
import { pageDocument } from './page-document.ts'
import { pageLanguage } from './page-language.ts'
import { searchForm } from './search-form.ts'
import { homePath } from './site-address.ts'
import type { Site, SiteArticleSummary } from './site-article.ts'
import { siteWords } from './site-words.ts'

/**
 * The articles that a search found, as a whole HTML document that no search engine keeps.
 * @param isAll no others were found
 */
export function searchPage(
  site: Site,
  asked: readonly string[],
  articles: readonly SiteArticleSummary[],
  isAll: boolean,
): string {
  const { words } = siteWords(site.language)
  const query = asked.join(' ')
  const heading =
    articles.length > 0 ? escapeHtml(words.tagged(`“${query}”`)) : `<bdi>${escapeHtml(query)}</bdi>`
  // Page 2 of nothing: no article leads the results.
  const list = articleList(site, { articles: [...articles], page: 2, pageCount: 1 }, () => homePath(site))
  // Of more than one page nobody counted the rest.
  const found =
    isAll && articles.length > 0
      ? `<ul class="meta"><li>${escapeHtml(words.articleCount(articles.length))}</li></ul>`
      : ''
  const nothing = `<p>${escapeHtml(words.nothingFound)} · <a href="${escapeHtml(homePath(site))}">${escapeHtml(words.home)}</a></p>`
  return pageDocument(site, {
    language: pageLanguage(site.language),
    title: `${query} · ${words.search} · ${site.title}`,
    description: words.search,
    canonicalPath: null,
    head: '',
    main: `<header class="home-head"><div><h1>${heading}</h1>${found}</div><div class="home-tools">${searchForm(site, words, query)}</div>${articles.length > 0 ? '' : nothing}</header>
${articles.length > 0 ? list : ''}`,
  })
}
