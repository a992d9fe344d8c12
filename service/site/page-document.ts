import { escapeHtml } from '../text/escape-html.ts'
import { brandPalettes } from './brand-colors.ts'
import type { PageLanguage } from './page-language.ts'
import { absoluteUrl, atomPath, brandPicturePath, feedPath, homePath, jsonFeedPath } from './site-address.ts'
import type { Site } from './site-article.ts'
import { brandPicture } from './site-brand.ts'
import { siteStyle } from './site-style.ts'
import { siteWords } from './site-words.ts'
import { firstFontPath } from './typefaces.ts'

export type PageDocument = {
  language: PageLanguage
  /** What the browser shows in its tab. */
  title: string
  description: string
  /** Path of the page on this service; null where a page must not be indexed. */
  canonicalPath: string | null
  /** The address where it was first, if that is not here. */
  canonicalUrl?: string | null
  /** More elements of the head, already safe. */
  head: string
  /** Content of `main`, already safe. */
  main: string
  /** Fixes day or night, for a preview. */
  theme?: 'light' | 'dark' | undefined
}

/** The frame of every published page: head, masthead, main, footer. One request for the page, no script. */
export function pageDocument(site: Site, page: PageDocument): string {
  const { words } = siteWords(page.language.lang)
  const title = escapeHtml(page.title)
  const canonical =
    page.canonicalPath === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(page.canonicalUrl ?? absoluteUrl(site, page.canonicalPath))}">`
  const { light, dark } = brandPalettes(site.brand)
  return `<!doctype html>
<html lang="${escapeHtml(page.language.lang)}" dir="${page.language.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<meta name="description" content="${escapeHtml(page.description || site.title)}">
${canonical}
<link rel="preload" href="${firstFontPath(site.brand.typeface)}" as="font" type="font/woff2" crossorigin>
${feedLinks(site)}<link rel="icon" href="${siteIcon(site)}">
<meta name="theme-color" content="${light.paper}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${dark.paper}" media="(prefers-color-scheme: dark)">
${page.head}<style>${siteStyle(site.brand, page.theme)}</style>
</head>
<body>
<a class="skip" href="#main">${escapeHtml(words.skipToText)}</a>
<header class="frame"><div class="masthead">${siteName(site)}${navigation(site, words.menu)}${nextStepButton(site)}</div></header>
<main class="frame" id="main">
${page.main}
</main>
${footer(site, words)}
</body>
</html>
`
}

function feedLinks(site: Site): string {
  const title = escapeHtml(site.title)
  const link = (type: string, path: string) =>
    `<link rel="alternate" type="${type}" title="${title}" href="${escapeHtml(path)}">\n`
  return [
    link('application/rss+xml', feedPath(site)),
    link('application/atom+xml', atomPath(site)),
    link('application/feed+json', jsonFeedPath(site)),
  ].join('')
}

function siteName(site: Site): string {
  const logo = brandPicture(site.brand.logo)
  const title = escapeHtml(site.title)
  const shown = logo
    ? `<img${logo.isDark ? ' class="is-dark"' : ''} src="${escapeHtml(brandPicturePath(site, logo.file))}" alt="${title}" width="${logo.width}" height="${logo.height}">`
    : `<bdi>${title}</bdi>`
  return `<a class="masthead-title" href="${escapeHtml(homePath(site))}">${shown}</a>`
}

function navigation(site: Site, label: string): string {
  const { navigation: links } = site.brand
  if (links.length === 0) return ''
  return `<nav class="nav" aria-label="${escapeHtml(label)}"><ul>${links.map(listLink).join('')}</ul></nav>`
}

/** A product's blog shows the next step at the top of every page. */
function nextStepButton({ brand, nextStep }: Site): string {
  if (brand.layout !== 'product' || brand.callToAction === 'none' || !nextStep) return ''
  return `<a class="button" data-cta href="${escapeHtml(nextStep.url)}">${escapeHtml(nextStep.text)}</a>`
}

function footer(site: Site, words: { home: string; feed: string; imprint: string; privacy: string }): string {
  const { brand } = site
  const links = [
    { label: words.home, url: homePath(site) },
    ...brand.navigation,
    ...(brand.imprintUrl === null ? [] : [{ label: words.imprint, url: brand.imprintUrl }]),
    ...(brand.privacyUrl === null ? [] : [{ label: words.privacy, url: brand.privacyUrl }]),
    { label: words.feed, url: feedPath(site) },
  ]
  const text = brand.footer ? `<p>${escapeHtml(brand.footer)}</p>` : ''
  return `<footer class="frame"><div class="footer"><div class="footer-about"><b><bdi>${escapeHtml(site.title)}</bdi></b>${text}</div><ul>${links.map(listLink).join('')}</ul></div></footer>`
}

function listLink({ label, url }: { label: string; url: string }): string {
  return `<li><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></li>`
}

/** The mark; without one an icon drawn in place, so that a browser asks for nothing more: the initial on the accent. */
function siteIcon(site: Site): string {
  const mark = brandPicture(site.brand.mark)
  if (mark) return escapeHtml(brandPicturePath(site, mark.file))
  const initial = /[\p{L}\p{N}]/u.exec(site.title)?.[0]?.toUpperCase() ?? '·'
  const { fill, onFill } = brandPalettes(site.brand).light
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${fill}"/><text x="16" y="23.5" font-family="Georgia,serif" font-size="22" font-weight="700" text-anchor="middle" fill="${onFill}">${escapeHtml(initial)}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
