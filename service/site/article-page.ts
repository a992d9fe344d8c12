import { escapeHtml } from '../text/escape-html.ts'
import { splitWords } from '../text/split-words.ts'
import { articleJsonLd } from './article-json-ld.ts'
import { artLink } from './article-list.ts'
import { dayElement, publishedItems } from './article-meta.ts'
import { articleSocialTags } from './article-social-tags.ts'
import type { LabelSet } from './languages/label-set.ts'
import { type Heading, type MarkdownHtml, markdownToHtml } from './markdown-to-html.ts'
import { type ArticleForm, placeNextStep } from './next-step.ts'
import { pageDocument } from './page-document.ts'
import { pageLanguage } from './page-language.ts'
import { readerScriptElement } from './reader-script.ts'
import { sourceAnchor } from './reference-links.ts'
import { shareLinks } from './share-links.ts'
import { signatureOf } from './signature-of.ts'
import { absoluteUrl, articlePath, artPath, brandPicturePath, tagPath } from './site-address.ts'
import type { Site, SiteArticle, SiteArticleLink, SiteSource } from './site-article.ts'
import { brandPicture } from './site-brand.ts'
import { siteWords } from './site-words.ts'
import { sourceList } from './source-list.ts'
import { tagList } from './tag-list.ts'

/** Where the reader may go from here. */
export type ArticleNeighbours = {
  newer: SiteArticleLink | null
  older: SiteArticleLink | null
  related: SiteArticleLink[]
}

/** What a page shows besides its article. */
export type ArticleSurroundings = ArticleNeighbours & { form: ArticleForm | null }

const minHeadings = 3
const dayMs = 86_400_000
/** How far into the text its opening may reach. */
const openingCharacters = 1_000

/** The page of one published article, as a whole HTML document. */
export function articlePage(
  site: Site,
  article: SiteArticle,
  around: ArticleSurroundings,
  theme?: 'light' | 'dark',
): string {
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
    isDigest: article.isDigest === true,
  })
  const tags = tagList(
    site,
    article.tags.map((tag) => ({ tag })),
  )
  const picture = banner(site, article)
  const main = `<article class="article">
<header class="article-head${picture ? ' pictured' : ''}"><div class="head-text">
${topic(site, article)}<h1>${escapeHtml(article.title)}</h1>
${standfirst(article)}
<div class="byline">${byline(site, article)}<ul class="meta">${publishedItems(article, language.lang, site)}${updatedItem(site, article, words)}<li class="trust trust-${article.sourcing}">${escapeHtml(words.sourcing[article.sourcing])}</li>${sourcesLink(article, words)}</ul></div>
</div>${picture}</header>
${player(article, words)}${site.brand.contents ? contents(body.headings, citedSources(article, body), words) : ''}<div class="prose${article.isDigest ? ' findings' : ''}">
${placeNextStep(site, body.html, around.form, words)}
</div>
${tags ? section('topics', words.topics, tags) : ''}${site.brand.shareLinks ? shareLinks(words.share, { url: absoluteUrl(site, path), title: article.title }) : ''}${sourceList(article.sources, body.cited, words)}${site.brand.related ? readNext(site, around, words) : ''}</article>${article.readerKey === undefined ? '' : `\n${readerScriptElement(article.readerKey)}`}`
  return pageDocument(site, {
    language,
    title: `${article.title} · ${site.title}`,
    description: article.description,
    canonicalPath: article.isBrief ? null : path,
    canonicalUrl: article.canonicalUrl,
    head: `${articleSocialTags(site, article)}${articleJsonLd(site, article)}`,
    main,
    theme,
  })
}

/** The description, unless it repeats the title or the text begins with it: then it would be read twice in a row. */
function standfirst({ title, description, markdown }: SiteArticle): string {
  if (!description || isRepeated(description, title)) return ''
  const text = markdown
    .slice(0, openingCharacters)
    .replaceAll(/\s*\[\d+\]|[*_`]/gu, '')
    .replaceAll(/\s+/gu, ' ')
  const said = description.replace(/\s*\([^()]*\)$/u, '')
  return text.includes(said) ? '' : `<p class="standfirst">${escapeHtml(description)}</p>`
}

/** So many words besides those of the title are nothing more to read. */
const maxAdded = 2

function isRepeated(description: string, title: string): boolean {
  const said = splitWords(description.toLowerCase())
  const named = splitWords(title.toLowerCase())
  return said.length <= named.length + maxAdded && ` ${said.join(' ')} `.includes(` ${named.join(' ')} `)
}

function updatedItem(site: Site, article: SiteArticle, words: LabelSet): string {
  // A correction of the same day is not news to a reader; search engines still get the exact time.
  if (article.updatedAt.getTime() - article.publishedAt.getTime() < dayMs) return ''
  return `<li>${escapeHtml(words.updated)} ${dayElement(article.updatedAt, article.language, site)}</li>`
}

/** Of a digest the first question is whose words they are. */
function sourcesLink({ isDigest, sources }: SiteArticle, words: LabelSet): string {
  if (!isDigest || sources.length === 0) return ''
  return `<li><a href="#sources">${escapeHtml(words.sources)}: ${sources.length}</a></li>`
}

function topic(site: Site, { tags }: SiteArticle): string {
  const [first] = tags
  if (first === undefined || site.brand.layout === 'journal') return ''
  return `<p class="topic"><a href="${escapeHtml(tagPath(site, first))}"><bdi>${escapeHtml(first)}</bdi></a></p>\n`
}

/** Who signs; nothing while the site names no author. */
function byline(site: Site, article: SiteArticle): string {
  const author = signatureOf(site, article)
  if (!author) return ''
  const picture = brandPicture(author.picture)
  const image = picture
    ? `<img src="${escapeHtml(brandPicturePath(site, picture.file))}" alt="" width="${picture.width}" height="${picture.height}">`
    : ''
  const name = `<b><bdi>${escapeHtml(author.name)}</bdi></b>`
  const linked = author.url === null ? name : `<a rel="author" href="${escapeHtml(author.url)}">${name}</a>`
  return `<div class="author">${image}<div>${linked}${author.line ? `<bdi>${escapeHtml(author.line)}</bdi>` : ''}</div></div>`
}

/**
 * Somebody's own picture is beside the title in every layout. A drawn one decorates: a magazine shows one with every
 * article, the other layouts where the article has illustrations. It is the one that the home has of the article; the
 * home of a journal has none.
 */
function banner(site: Site, article: SiteArticle): string {
  if (article.coverPath && article.ownCover !== null) {
    const alt = article.coverAlt === article.title ? '' : article.coverAlt
    return `<div class="banner own"><img src="${escapeHtml(article.coverPath)}" alt="${escapeHtml(alt)}" width="1200" height="630" fetchpriority="high"></div>`
  }
  const { layout } = site.brand
  if (layout !== 'magazine' && article.bannerPath === null) return ''
  const { path, height } =
    layout === 'journal' && article.bannerPath !== null
      ? { path: article.bannerPath, height: 300 }
      : { path: artPath(site, article.slug), height: 600 }
  // An empty alternative: the banner decorates and says nothing that the title does not.
  return `<div class="banner"><img src="${escapeHtml(path)}" alt="" width="1200" height="${height}" fetchpriority="high"></div>`
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

/**
 * The sections of the text; beside a wide text also the sources that its raised numbers stand for, so that none has to be
 * looked up at its end.
 */
function contents(headings: readonly Heading[], sources: readonly SiteSource[], words: LabelSet): string {
  if (headings.length < minHeadings) return ''
  const items = headings.map(
    ({ id, text }) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`,
  )
  const label = escapeHtml(words.contents)
  return `<nav class="contents" aria-label="${label}"><details><summary>${label}</summary><ol class="sections">${items.join('')}</ol>${besideSources(sources, words)}</details></nav>\n`
}

function besideSources(sources: readonly SiteSource[], words: LabelSet): string {
  if (sources.length === 0) return ''
  const items = sources.map(({ reference, title }) => {
    const name = escapeHtml(title || words.source(reference))
    return `<li><a href="#${sourceAnchor(reference)}"><b>${reference}</b><bdi>${name}</bdi></a></li>`
  })
  return `<div class="beside-sources"><p>${escapeHtml(words.sources)}</p><ol>${items.join('')}</ol></div>`
}

/** In the order of their numbers; a list of sections that are called after the sources needs no list of them below it. */
function citedSources({ sources }: SiteArticle, { cited, headings }: MarkdownHtml): SiteSource[] {
  const sections = new Set(headings.map(({ text }) => text))
  const own = sources.filter(({ title }) => sections.has(title))
  if (own.length * 2 > cited.size) return []
  return sources
    .filter(({ reference }) => cited.has(reference))
    .toSorted((one, other) => one.reference - other.reference)
}

/** So many stand side by side at the end of an article. */
const cardsInRow = 3

/**
 * What is about the same, side by side; the neighbours in time fill up the row, and where there is none left for them they
 * are below it, the older one opposite the newer.
 */
function readNext(site: Site, { newer, older, related }: ArticleNeighbours, words: LabelSet): string {
  const isPictured = site.brand.layout !== 'journal'
  const card = (link: SiteArticleLink) =>
    `<li>${isPictured ? artLink(site, { slug: link.slug }) : ''}${titleLink(site, link)}</li>`
  const neighbours: Neighbour[] = [
    ...(newer ? [{ link: newer, label: words.newer, side: 'newer' }] : []),
    ...(older ? [{ link: older, label: words.older, side: 'older' }] : []),
  ]
  const room = related.length === 0 ? 0 : Math.max(0, cardsInRow - related.length)
  const cards = [
    ...related.slice(0, cardsInRow),
    // The older one first: it is the next for whoever reads them as they came.
    ...neighbours
      .toReversed()
      .slice(0, room)
      .map(({ link }) => link),
  ]
  const beside = neighbours.slice(0, neighbours.length - Math.min(room, neighbours.length))
  const lists = [
    cards.length > 0 ? `<ul class="next">${cards.map(card).join('')}</ul>` : '',
    beside.length > 0
      ? `<ul class="next beside">${beside.map(({ link, label, side }) => `<li class="${side}"><small>${escapeHtml(label)}</small>${titleLink(site, link)}</li>`).join('')}</ul>`
      : '',
  ].join('')
  return lists ? section('next', words.readNext, lists) : ''
}

type Neighbour = { link: SiteArticleLink; label: string; side: string }

function titleLink(site: Site, { title, slug }: SiteArticleLink): string {
  return `<a href="${escapeHtml(articlePath(site, slug))}"><bdi>${escapeHtml(title)}</bdi></a>`
}

function section(id: string, title: string, content: string): string {
  return `<section class="end end-${id}" aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(title)}</h2>${content}</section>\n`
}
