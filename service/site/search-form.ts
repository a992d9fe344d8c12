import { escapeHtml } from '../text/escape-html.ts'
import type { LabelSet } from './languages/label-set.ts'
import { homePath } from './site-address.ts'
import type { Site } from './site-article.ts'

/** Asks the site's own home, so that no address of an article is taken; nothing in files, which answer no search. */
export function searchForm(site: Site, words: LabelSet, value = ''): string {
  if (site.isStatic) return ''
  const label = escapeHtml(words.search)
  return `<form class="search" role="search" action="${escapeHtml(homePath(site))}"><input type="search" name="q" required maxlength="100" aria-label="${label}" placeholder="${label}" value="${escapeHtml(value)}"><button class="button" aria-label="${label}"><svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><circle cx="8.5" cy="8.5" r="5.5"/><path d="m13 13 5 5"/></svg></button></form>`
}
