import { escapeHtml } from '../text/escape-html.ts'
import { publishedItems } from './article-meta.ts'
import { markWords } from './mark-words.ts'
import { pageLanguage } from './page-language.ts'
import { signatureOf } from './signature-of.ts'
import { articleFilePath, articlePath, artPath, tagPath } from './site-address.ts'
import type { Site, SiteArticleSummary } from './site-article.ts'
import { siteWords } from './site-words.ts'

/** One page of a list, newest first. `page` counts from 1. */
export type ArticleListPage = { articles: SiteArticleSummary[]; page: number; pageCount: number }

/**
 * The articles of one page and the way to the others.
 * @param pathOf the path of a page of the same list
 * @param about `topic` where all articles have the tag that the page is about: none is labelled with it, and two or three
 * share a row, since a large one would leave holes beside the others, while one alone is large; `more` where they are beside others: none leads
 */
export function articleList(
  site: Site,
  list: ArticleListPage,
  pathOf: (page: number) => string,
  about: 'site' | 'topic' | 'more' = 'site',
): string {
  const { words } = siteWords(site.language)
  if (list.articles.length === 0) return `<p class="entry">${escapeHtml(words.noArticles)}</p>`
  const count = list.articles.length
  const fillsRow = about === 'more' || (about === 'topic' && list.page === 1 && count > 1 && count <= 3)
  const entries = list.articles
    .map((article, index) =>
      entry(site, article, {
        leads: !fillsRow && list.page === 1 && index === 0,
        label: about === 'topic' ? '' : topic(site, article),
      }),
    )
    .join('\n')
  return `<ol class="entries${fillsRow && count === 2 ? ' is-pair' : ''}">\n${entries}\n</ol>\n${pager(site, list, pathOf)}`
}

/** The newest article of all leads the page. */
function entry(
  site: Site,
  article: SiteArticleSummary,
  { leads, label, marked = [] }: { leads: boolean; label: string; marked?: readonly string[] },
): string {
  const { lang, dir } = pageLanguage(article.language)
  const path = escapeHtml(articlePath(site, article.slug))
  const description = article.description
    ? `<p lang="${lang}" dir="${dir}">${markWords(article.description, marked)}</p>`
    : ''
  const title = `<h2 lang="${lang}" dir="${dir}"><a href="${path}">${markWords(article.title, marked)}</a></h2>`
  const meta = `<ul class="meta">${author(site, article)}${publishedItems(article, site.language, site)}</ul>`
  const open = `<li${leads ? ' class="lead"' : ''}><article class="entry">`
  if (site.brand.layout === 'journal') return `${open}${title}${description}${meta}</article></li>`
  return `${open}${artLink(site, article, leads)}<div>${label}${title}${description}${meta}</div></article></li>`
}

/** One result of a search, with the words that were found. */
export function articleEntry(site: Site, article: SiteArticleSummary, marked: readonly string[]): string {
  return entry(site, article, { leads: false, label: topic(site, article), marked })
}

/** Who signs, as the article's own page says; nothing while the site names no author. */
function author(site: Site, article: SiteArticleSummary): string {
  const signature = signatureOf(site, article)
  return signature ? `<li><bdi>${escapeHtml(signature.name)}</bdi></li>` : ''
}

/** A picture that decorates; the title beside it is the link that is read out. */
export function artLink(
  site: Site,
  { slug, ownCover = null }: { slug: string; ownCover?: string | null },
  leads = false,
): string {
  const loading = leads ? ' fetchpriority="high"' : ' loading="lazy"'
  const picture = ownCover === null ? artPath(site, slug) : articleFilePath(site, slug, ownCover)
  return `<a class="art" href="${escapeHtml(articlePath(site, slug))}" tabindex="-1" aria-hidden="true"><img src="${escapeHtml(picture)}" alt="" width="1200" height="${ownCover === null ? 600 : 630}"${loading}></a>`
}

function topic(site: Site, { tags }: SiteArticleSummary): string {
  const [first] = tags
  if (first === undefined) return ''
  return `<p class="entry-topic"><a href="${escapeHtml(tagPath(site, first))}"><bdi>${escapeHtml(first)}</bdi></a></p>`
}

function pager(site: Site, { page, pageCount }: ArticleListPage, pathOf: (page: number) => string): string {
  if (pageCount <= 1) return ''
  const { words } = siteWords(site.language)
  const link = (target: number, rel: string, label: string) =>
    target < 1 || target > pageCount
      ? '<span></span>'
      : `<a rel="${rel}" href="${escapeHtml(pathOf(target))}">${escapeHtml(label)}</a>`
  const place = `<span class="pager-place">${escapeHtml(words.page(page, pageCount))}</span>`
  return `<nav class="pager" aria-label="${escapeHtml(words.pages)}">${link(page - 1, 'prev', words.newer)}${place}${link(page + 1, 'next', words.older)}</nav>\n`
}
