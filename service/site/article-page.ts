import { escapeHtml } from '../text/escape-html.ts'
import { articleJsonLd } from './article-json-ld.ts'
import { dayElement, publishedItems } from './article-meta.ts'
import { articleSocialTags } from './article-social-tags.ts'
import type { LabelSet } from './languages/label-set.ts'
import { type Heading, markdownToHtml } from './markdown-to-html.ts'
import { pageDocument } from './page-document.ts'
import { pageLanguage } from './page-language.ts'
import { readerScriptElement } from './reader-script.ts'
import { absoluteUrl, articlePath } from './site-address.ts'
import type { Site, SiteArticle, SiteArticleLink } from './site-article.ts'
import { siteWords } from './site-words.ts'
import { sourceList } from './source-list.ts'
import { tagList } from './tag-list.ts'

/** Where the reader may go from here. */
export type ArticleNeighbours = {
  newer: SiteArticleLink | null
  older: SiteArticleLink | null
  related: SiteArticleLink[]
}

const minHeadings = 3
const dayMs = 86_400_000
/** How far into the text its opening may reach. */
const openingCharacters = 1_000

/** The page of one published article, as a whole HTML document. */
export function articlePage(site: Site, article: SiteArticle, neighbours: ArticleNeighbours): string {
  const language = pageLanguage(article.language)
  const { words } = siteWords(language.lang)
  const path = articlePath(site, article.slug)
  const body = markdownToHtml(article.markdown, {
    title: article.title,
    language: article.language,
    pageUrl: absoluteUrl(site, path),
    sources: article.sources,
    figures: article.figures,
    absolute: false,
  })
  const tags = tagList(
    site,
    article.tags.map((tag) => ({ tag })),
  )
  const main = `<article class="article">
<header class="article-head">
<h1>${escapeHtml(article.title)}</h1>
${standfirst(article)}
<ul class="meta">${publishedItems(article, language.lang)}${updatedItem(article, words)}<li class="trust trust-${article.sourcing}">${escapeHtml(words.sourcing[article.sourcing])}</li></ul>
</header>
${banner(article)}${player(article, words)}${contents(body.headings, words)}<div class="prose">
${body.html}
</div>
${sourceList(article.sources, body.cited, words)}${tags ? section('topics', words.topics, tags) : ''}${readNext(site, neighbours, words)}</article>${article.readerKey === undefined ? '' : `\n${readerScriptElement(article.readerKey)}`}`
  return pageDocument(site, {
    language,
    title: `${article.title} · ${site.title}`,
    description: article.description,
    canonicalPath: path,
    head: `${articleSocialTags(site, article)}${articleJsonLd(site, article)}`,
    main,
  })
}

/** The description, unless the text begins with it: then it would be read twice in a row. */
function standfirst({ description, markdown }: SiteArticle): string {
  if (!description) return ''
  const text = markdown
    .slice(0, openingCharacters)
    .replaceAll(/\s*\[\d+\]|[*_`]/gu, '')
    .replaceAll(/\s+/gu, ' ')
  const said = description.replace(/\s*\([^()]*\)$/u, '')
  return text.includes(said) ? '' : `<p class="standfirst">${escapeHtml(description)}</p>`
}

function updatedItem(article: SiteArticle, words: LabelSet): string {
  // A correction of the same day is not news to a reader; search engines still get the exact time.
  if (article.updatedAt.getTime() - article.publishedAt.getTime() < dayMs) return ''
  return `<li>${escapeHtml(words.updated)} ${dayElement(article.updatedAt, article.language)}</li>`
}

function banner(article: SiteArticle): string {
  if (article.bannerPath === null) return ''
  // An empty alternative: the banner decorates and says nothing that the title does not.
  return `<div class="banner"><img src="${escapeHtml(article.bannerPath)}" alt="" width="1200" height="300"></div>\n`
}

/** The browser's own player; nothing is fetched before it is pressed. */
function player(article: SiteArticle, words: LabelSet): string {
  if (!article.audio) return ''
  const { path, seconds, isDraftVoice } = article.audio
  const label = [
    words.listen(Math.max(1, Math.round(seconds / 60))),
    ...(isDraftVoice ? [words.draftVoice] : []),
  ]
  return `<figure class="listen"><figcaption>${escapeHtml(label.join(' · '))}</figcaption><audio controls preload="none" src="${escapeHtml(path)}"></audio></figure>\n`
}

function contents(headings: readonly Heading[], words: LabelSet): string {
  if (headings.length < minHeadings) return ''
  const items = headings.map(
    ({ id, text }) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`,
  )
  const label = escapeHtml(words.contents)
  return `<nav class="contents" aria-label="${label}"><details><summary>${label}</summary><ol>${items.join('')}</ol></details></nav>\n`
}

/** What is about the same, side by side; below it the neighbours in time, the older one opposite the newer. */
function readNext(site: Site, neighbours: ArticleNeighbours, words: LabelSet): string {
  const link = ({ title, slug }: SiteArticleLink, label: string, place: string) =>
    `<li${place}>${label ? `<small>${escapeHtml(label)}</small>` : ''}<a href="${escapeHtml(articlePath(site, slug))}"><bdi>${escapeHtml(title)}</bdi></a></li>`
  const { newer, older } = neighbours
  const related = neighbours.related.map((each) => link(each, '', '')).join('')
  const beside = [
    newer ? link(newer, words.newer, ' class="newer"') : '',
    older ? link(older, words.older, ' class="older"') : '',
  ].join('')
  const lists = [
    related && `<ul class="next">${related}</ul>`,
    beside && `<ul class="next beside">${beside}</ul>`,
  ].join('')
  return lists ? section('next', words.readNext, lists) : ''
}

function section(id: string, title: string, content: string): string {
  return `<section class="end" aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(title)}</h2>${content}</section>\n`
}
