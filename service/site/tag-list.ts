import { escapeHtml } from '../text/escape-html.ts'
import { tagPath } from './site-address.ts'
import type { Site } from './site-article.ts'

/** A tag, and how many articles have it where that is worth saying. */
export type SiteTag = { tag: string; articleCount?: number }

/** Tags as links to their pages; empty without tags. */
export function tagList(site: Site, tags: readonly SiteTag[]): string {
  if (tags.length === 0) return ''
  const items = tags.map(({ tag, articleCount }) => {
    const count = articleCount === undefined ? '' : ` <span>${articleCount}</span>`
    return `<li><a href="${escapeHtml(tagPath(site, tag))}"><bdi>${escapeHtml(tag)}</bdi>${count}</a></li>`
  })
  return `<ul class="tags">${items.join('')}</ul>`
}
