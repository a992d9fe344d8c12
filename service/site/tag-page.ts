import { escapeHtml } from '../text/escape-html.ts'
import { type ArticleListPage, articleList } from './article-list.ts'
import { pageDocument } from './page-document.ts'
import { pageLanguage } from './page-language.ts'
import { tagPath } from './site-address.ts'
import type { Site } from './site-article.ts'
import { siteWords } from './site-words.ts'

/** The articles with one tag, newest first, as a whole HTML document. */
export function tagPage(site: Site, tag: string, list: ArticleListPage): string {
  const { words } = siteWords(site.language)
  const title = words.tagged(tag)
  const place = list.page > 1 ? ` · ${words.page(list.page, list.pageCount)}` : ''
  return pageDocument(site, {
    language: pageLanguage(site.language),
    title: `${title}${place} · ${site.title}`,
    description: title,
    canonicalPath: tagPath(site, tag, list.page),
    head: '',
    main: `<header class="home-head"><h1>${escapeHtml(title)}</h1></header>
${articleList(site, list, (page) => tagPath(site, tag, page), tag)}`,
  })
}
