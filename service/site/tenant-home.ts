import { escapeHtml } from '../text/escape-html.ts'
import { type ArticleListPage, articleList } from './article-list.ts'
import { guideList } from './guide-list.ts'
import { pageDocument } from './page-document.ts'
import { pageLanguage } from './page-language.ts'
import type { SiteGuide } from './published-guides.ts'
import { searchForm } from './search-form.ts'
import { absoluteUrl, feedPath, homePath } from './site-address.ts'
import type { Site } from './site-article.ts'
import { siteWords } from './site-words.ts'
import { type SiteTag, tagList } from './tag-list.ts'

/** A site's home: its articles newest first, page by page, its guides and its tags, as a whole HTML document. */
export function tenantHome(
  site: Site,
  list: ArticleListPage,
  about: { tags: readonly SiteTag[]; guides: readonly SiteGuide[] },
  theme?: 'light' | 'dark',
): string {
  const language = pageLanguage(site.language)
  const { words } = siteWords(site.language)
  const path = homePath(site, list.page)
  const topics = tagList(site, about.tags)
  const main = `<header class="home-head"><h1 class="is-in-masthead">${escapeHtml(site.title)}</h1>${site.description ? `<p>${escapeHtml(site.description)}</p>` : ''}<div class="home-tools">${searchForm(site, words)}<a class="home-feed" href="${escapeHtml(feedPath(site))}">${escapeHtml(words.feed)}</a></div></header>
${articleList(site, list, (page) => homePath(site, page))}${guideList(site, about.guides)}${
  topics
    ? `<section class="home-tags" aria-labelledby="topics"><h2 id="topics">${escapeHtml(words.topics)}</h2>${topics}</section>`
    : ''
}`
  return pageDocument(site, {
    language,
    title: list.page > 1 ? `${site.title} · ${words.page(list.page, list.pageCount)}` : site.title,
    description: site.description,
    canonicalPath: path,
    head: `<meta property="og:type" content="website">
<meta property="og:title" content="${escapeHtml(site.title)}">
<meta property="og:description" content="${escapeHtml(site.description)}">
<meta property="og:url" content="${escapeHtml(absoluteUrl(site, path))}">
`,
    main,
    theme,
  })
}
