import { foldText } from './fold-text.ts'
import { structuredArticle } from './structured-article.ts'

export type PageMetadata = {
  title: string | null
  description: string | null
  byline: string | null
  siteName: string | null
  publishedAt: Date | null
  /** ISO 639-1, from the markup only. */
  language: string | null
}

/** What a page says of itself: Open Graph first, then JSON-LD, then plain HTML. */
export function readMetadata(document: Document): PageMetadata {
  const meta = metaValues(document)
  const article = structuredArticle(document)
  const siteName = meta('og:site_name') ?? article.siteName ?? meta('application-name')
  const heading = textOf(document.querySelector('h1'))
  const whole = textOf(document.querySelector('title'))
  const title = meta('og:title', 'twitter:title') ?? article.headline ?? withoutSite(whole, heading, siteName)
  return {
    title: clip(decodeTwice(document, title ?? heading), 300),
    description: clip(
      meta('description', 'og:description', 'twitter:description') ?? article.description,
      1000,
    ),
    byline: clip(
      notAddress(meta('author', 'article:author', 'parsely-author')) ?? article.author ?? bylineOf(document),
      200,
    ),
    siteName: clip(siteName ?? siteOf(whole, heading) ?? homeOf(document), 200),
    publishedAt: publishedAt([
      meta('article:published_time'),
      article.publishedAt,
      meta(
        'datepublished',
        'date',
        'dc.date',
        'dcterms.created',
        'parsely-pub-date',
        'citation_publication_date',
        'publish-date',
      ),
      document
        .querySelector('time[itemprop=datePublished], time[pubdate], article time[datetime]')
        ?.getAttribute('datetime') ?? onlyTime(document),
    ]),
    language:
      findLanguage(document.documentElement.getAttribute('lang')) ??
      findLanguage(document.documentElement.getAttribute('xml:lang')) ??
      findLanguage(meta('content-language')) ??
      findLanguage(meta('og:locale')),
  }
}

/** The language of a tag such as `de-AT` or `pt_BR`, when ISO 639-1 has it. */
export function findLanguage(tag: string | null): string | null {
  const primary = /^\s*([a-z]{2})(?=[-_,;\s]|$)/i.exec(tag ?? '')?.[1]?.toLowerCase()
  return primary && primary !== 'xx' ? primary : null
}

function metaValues(document: Document): (...names: string[]) => string | null {
  const values = new Map<string, string>()
  for (const element of document.querySelectorAll('meta[content]')) {
    const name =
      element.getAttribute('property') ??
      element.getAttribute('name') ??
      element.getAttribute('itemprop') ??
      element.getAttribute('http-equiv')
    const value = foldText(element.getAttribute('content') ?? '')
    const key = name?.trim().toLowerCase()
    if (key && value !== '' && !values.has(key)) values.set(key, value)
  }
  return (...names) => names.map((name) => values.get(name)).find((value) => value !== undefined) ?? null
}

/** "Title | Site" without the site, when the heading or the site's name shows where to cut. */
function withoutSite(title: string | null, heading: string | null, siteName: string | null): string | null {
  if (!title) return null
  if (heading && heading.length >= 10 && title.startsWith(heading)) return heading
  const parts = title.split(/\s+[|–—·»:-]\s+/)
  const [last] = parts.slice(-1)
  if (parts.length < 2 || !last) return title
  const isSite = siteName !== null && last.toLowerCase() === siteName.toLowerCase()
  return isSite || /\s[|»]\s/.test(title)
    ? title.slice(0, title.lastIndexOf(last)).replace(/\s+[|–—·»:-]\s+$/, '')
    : title
}

/** "Site" of "Title | Site", where the page's heading or the sign shows which part is which. */
function siteOf(title: string | null, heading: string | null): string | null {
  const isCut = heading !== null && heading.length >= 10 && title?.startsWith(heading)
  const rest = isCut ? title?.slice(heading.length) : title
  return (isCut ? /^\s+[|–—·»:-]\s+(.{2,40})$/ : /\s[|»]\s+([^|»]{2,40})$/).exec(rest ?? '')?.[1] ?? null
}

/** Words that a link to the first page has in place of the site's name. */
const homeWords = /^(?:home(?: ?page)?|start(?:seite)?|accueil|inicio|início|logo|menu|menü|back|zurück)$/i

/** What the link to the first page in a page's head is called, or the logo in it. */
function homeOf(document: Document): string | null {
  const links = document.querySelectorAll('header a[href="/"], a[rel~=home], a.navbar-brand, a.logo')
  for (const link of links) {
    const image = link.querySelector('img[alt], svg[aria-label]')
    const label = image?.getAttribute('alt') ?? image?.getAttribute('aria-label') ?? ''
    const name = textOf(link) ?? foldText(label).replace(/\s+logo$/i, '')
    if (name.length >= 2 && name.length <= 40 && !homeWords.test(name)) return name
  }
  return null
}

function bylineOf(document: Document): string | null {
  const text = textOf(
    document.querySelector(
      '[rel=author], [itemprop=author] [itemprop=name], [itemprop=author], .byline, .author-name',
    ),
  )
  return text && text.length <= 100 ? text.replace(/^by\s+/i, '') : null
}

/** The one time that a page names is its own; several may be those of comments or other pages. */
function onlyTime(document: Document): string | null {
  const [time, ...others] = document.querySelectorAll('time[datetime]')
  return time !== undefined && others.length === 0 ? time.getAttribute('datetime') : null
}

function publishedAt(candidates: (string | null)[]): Date | null {
  for (const candidate of candidates) {
    const date = candidate ? new Date(candidate) : null
    if (date && date.getTime() > Date.UTC(1990, 0) && date.getTime() < Date.now() + 86_400_000) return date
  }
  return null
}

function notAddress(value: string | null): string | null {
  return value && /^(https?:)?\/\//.test(value) ? null : value
}

function textOf(element: Element | null): string | null {
  return foldText(element?.textContent ?? '') || null
}

/** Structured data and careless templates escape a title that is escaped already: "Salt &amp; Pepper". */
function decodeTwice(document: Document, text: string | null): string | null {
  if (text === null || !/&(?:#\d+|#x[\da-f]+|\w{2,31});/i.test(text)) return text
  const holder = document.createElement('span')
  holder.innerHTML = text.replaceAll('<', '&lt;')
  return foldText(holder.textContent ?? '') || text
}

function clip(text: string | null, longest: number): string | null {
  return text === null ? null : text.slice(0, longest)
}
