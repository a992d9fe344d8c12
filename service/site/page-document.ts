import { palette } from '../palette/palette.ts'
import { escapeHtml } from '../text/escape-html.ts'
import type { PageLanguage } from './page-language.ts'
import { absoluteUrl, feedPath, homePath } from './site-address.ts'
import type { Site } from './site-article.ts'
import { siteStyle } from './site-style.ts'
import { siteWords } from './site-words.ts'

export type PageDocument = {
  language: PageLanguage
  /** What the browser shows in its tab. */
  title: string
  description: string
  /** Path of the page on this service; null where a page must not be indexed. */
  canonicalPath: string | null
  /** More elements of the head, already safe. */
  head: string
  /** Content of `main`, already safe. */
  main: string
}

/** The frame of every published page: head, masthead, main, footer. One request, no script. */
export function pageDocument(site: Site, page: PageDocument): string {
  const { words } = siteWords(page.language.lang)
  const title = escapeHtml(page.title)
  const canonical =
    page.canonicalPath === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(absoluteUrl(site, page.canonicalPath))}">`
  const feed = escapeHtml(feedPath(site))
  const home = escapeHtml(homePath(site))
  const siteTitle = escapeHtml(site.title)
  return `<!doctype html>
<html lang="${escapeHtml(page.language.lang)}" dir="${page.language.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<meta name="description" content="${escapeHtml(page.description)}">
${canonical}
<link rel="alternate" type="application/rss+xml" title="${siteTitle}" href="${feed}">
<link rel="icon" href="${siteIcon(site.title)}">
<meta name="theme-color" content="${palette.light.paper}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${palette.dark.paper}" media="(prefers-color-scheme: dark)">
${page.head}<style>${siteStyle}</style>
</head>
<body>
<a class="skip" href="#main">${escapeHtml(words.skipToText)}</a>
<header class="frame"><div class="masthead"><a class="masthead-title" href="${home}"><bdi>${siteTitle}</bdi></a><a class="masthead-feed" href="${feed}">${escapeHtml(words.feed)}</a></div></header>
<main class="frame" id="main">
${page.main}
</main>
<footer class="frame"><div class="footer"><a href="${home}">${escapeHtml(words.home)}</a><bdi>${siteTitle}</bdi></div></footer>
</body>
</html>
`
}

/** An icon drawn in place, so that a browser asks for nothing more: the site's initial on ink. */
function siteIcon(title: string): string {
  const initial = /[\p{L}\p{N}]/u.exec(title)?.[0]?.toUpperCase() ?? '·'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="5" fill="${palette.light.ink}"/><text x="16" y="23.5" font-family="Georgia,serif" font-size="22" font-weight="700" text-anchor="middle" fill="${palette.light.paper}">${escapeHtml(initial)}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
