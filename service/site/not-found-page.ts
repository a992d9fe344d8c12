import { escapeHtml } from '../text/escape-html.ts'
import { pageDocument } from './page-document.ts'
import { pageLanguage } from './page-language.ts'
import { searchForm } from './search-form.ts'
import { homePath } from './site-address.ts'
import type { Site } from './site-article.ts'
import { siteWords } from './site-words.ts'

/** What a reader sees at an address of the site where nothing is published, drafts included: the search leads on. */
export function notFoundPage(site: Site): string {
  const { words } = siteWords(site.language)
  return pageDocument(site, {
    language: pageLanguage(site.language),
    title: `${words.notFound} · ${site.title}`,
    description: words.notFoundText,
    canonicalPath: null,
    head: '',
    main: `<div class="calm"><h1>${escapeHtml(words.notFound)}</h1><p>${escapeHtml(words.notFoundText)}</p>${searchForm(site, words)}<p><a href="${escapeHtml(homePath(site))}">${escapeHtml(words.home)}</a></p></div>`,
  })
}
