import { escapeHtml } from '../text/escape-html.ts'
import { publishedItems } from './article-meta.ts'
import { pageLanguage } from './page-language.ts'
import { articleFilePath, articlePath, artPath, tagPath } from './site-address.ts'
import type { Site, SiteArticleSummary } from './site-article.ts'
import { siteWords } from './site-words.ts'

/** One page of a list, newest first. `page` counts from 1. */
export type ArticleListPage = { articles: SiteArticleSummary[]; page: number; pageCount: number }

/** So few articles of a tag leave holes in columns: they are listed one below the other, as a journal lists all. */
const fewArticles = 3

/**
 * The articles of one page and the way to the others.
 * @param pathOf the path of a page of the same list
 * @param tag what the articles share, which labels each of them; without it, each is labelled with its own first tag
 */
export function articleList(
  site: Site,
  list: ArticleListPage,
  pathOf: (page: number) => string,
  tag?: string,
): string {
  const { words } = siteWords(site.language)
  if (list.articles.length === 0) return `<p class="entry">${escapeHtml(words.noArticles)}</p>`
  const isShort =
    tag !== undefined &&
    site.brand.layout !== 'journal' &&
    list.pageCount <= 1 &&
    list.articles.length <= fewArticles
  const entries = list.articles
    .map((article, index) =>
      entry(site, tag === undefined ? article : { ...article, tags: [tag] }, {
        leads: !isShort && list.page === 1 && index === 0,
        hasPicture: !isShort,
      }),
    )
    .join('\n')
  return `<ol class="entries${isShort ? ' is-short' : ''}">\n${entries}\n</ol>\n${pager(site, list, pathOf)}`
}

/** The newest article of all leads the page. */
function entry(
  site: Site,
  article: SiteArticleSummary,
  { leads, hasPicture }: { leads: boolean; hasPicture: boolean },
): string {
  const { lang, dir } = pageLanguage(article.language)
  const path = escapeHtml(articlePath(site, article.slug))
  const description = article.description
    ? `<p lang="${lang}" dir="${dir}">${escapeHtml(article.description)}</p>`
    : ''
  const title = `<h2 lang="${lang}" dir="${dir}"><a href="${path}">${escapeHtml(article.title)}</a></h2>`
  const meta = `<ul class="meta">${publishedItems(article, site.language)}</ul>`
  const open = `<li${leads ? ' class="lead"' : ''}><article class="entry">`
  if (site.brand.layout === 'journal') return `${open}${title}${description}${meta}</article></li>`
  return `${open}${hasPicture ? artLink(site, article, leads) : ''}<div>${topic(site, article)}${title}${description}${meta}</div></article></li>`
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
