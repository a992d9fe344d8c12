import { escapeHtml } from '../text/escape-html.ts'
import { articleList } from './article-list.ts'
import { pageDocument } from './page-document.ts'
import { pageLanguage } from './page-language.ts'
import { searchForm } from './search-form.ts'
import { articlePath, homePath } from './site-address.ts'
import type { Site, SiteArticleSummary } from './site-article.ts'
import { siteWords } from './site-words.ts'
import { type SiteTag, tagList } from './tag-list.ts'

/** Where a reader may go on. */
type WaysOn = { newest: readonly SiteArticleSummary[]; tags: readonly SiteTag[] }

/** The article that an unknown address may mean, and what is said before it in the language of the site's labels. */
export type GuessedArticle = { label: string; slug: string; title: string }

/** The page with the article that its address may have meant, in its first lines. */
export function withGuess(page: string, site: Site, { label, slug, title }: GuessedArticle): string {
  const link = `<a href="${escapeHtml(articlePath(site, slug))}">${escapeHtml(title)}</a>`
  return page.replace('</h1>', () => `</h1><p class="guess">${escapeHtml(label)}: ${link}</p>`)
}

/**
 * What a reader sees at an address of the site where nothing is published, drafts included: the search, the newest articles
 * and the topics lead on. It does not name the address, so one page serves all of them.
 */
export function notFoundPage(site: Site, { newest, tags }: WaysOn = { newest: [], tags: [] }): string {
  const { words } = siteWords(site.language)
  const topics = tagList(site, tags)
  const list = articleList(
    site,
    { articles: [...newest], page: 1, pageCount: 1 },
    () => homePath(site),
    'more',
  )
  const home = `<p><a href="${escapeHtml(homePath(site))}">${escapeHtml(words.home)}</a></p>`
  const waysOn =
    newest.length === 0
      ? ''
      : `<section class="newest" aria-labelledby="newest"><h2 id="newest">${escapeHtml(words.newest)}</h2>${list}</section><nav class="home-tags" aria-label="${escapeHtml(words.topics)}">${topics ? `<h2>${escapeHtml(words.topics)}</h2>${topics}` : ''}${home}</nav>`
  return pageDocument(site, {
    language: pageLanguage(site.language),
    title: `${words.notFound} · ${site.title}`,
    description: words.notFoundText,
    canonicalPath: null,
    head: '',
    main: `<div class="calm"><h1>${escapeHtml(words.notFound)}</h1><p>${escapeHtml(words.notFoundText)}</p>${searchForm(site, words)}${waysOn ? '' : home}</div>${waysOn}`,
  })
}
