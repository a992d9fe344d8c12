import { html, raw } from 'hono/html'
import { plainFonts } from '../plain-font.ts'
import { icon, type Markup, mark } from '../plain-page.ts'
import { firstLanguage } from './code-samples.ts'
import { docsStyle } from './docs-style.ts'

/** The groups of links beside every page of the documentation. */
export type DocsLink = { title: string; url: string }
export type DocsNavigation = {
  dashboardUrl: string
  groups: readonly { title: string; links: readonly DocsLink[] }[]
}

/** One page of the documentation, around its content. `url` is its own path. */
export function docsLayout(about: {
  title: string
  description: string
  url: string
  navigation: DocsNavigation
  /** Links to sections of the page itself, shown under its own link. */
  sections?: readonly DocsLink[]
  content: Markup
}): Markup {
  const { title, description, url, navigation, sections = [], content } = about
  const listed = (links: readonly DocsLink[]): Markup => html`<ul>${links.map(linked)}</ul>`
  const linked = (link: DocsLink): Markup =>
    link.url === url
      ? html`<li><a href="${link.url}" aria-current="page">${link.title}</a>${sections.length > 0 ? listed(sections) : ''}</li>`
      : html`<li><a href="${link.url}">${link.title}</a></li>`
  return html`<!doctype html>
<html lang="en" data-language="${firstLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Masthead API</title>
<meta name="description" content="${description.replaceAll('`', '')}">
<link rel="icon" href="${icon}">
<link rel="preload" href="${plainFonts.serif.path}" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="${plainFonts.sans.path}" as="font" type="font/woff2" crossorigin>
<style>${raw(docsStyle)}</style>
<script src="/docs/docs.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top">
<a class="wordmark" href="/docs">${raw(mark)}Masthead API</a>
<div class="find"><input id="search" type="search" placeholder="Search" aria-label="Search the documentation" autocomplete="off"><ul id="results"></ul></div>
<a class="dashboard" href="${navigation.dashboardUrl}">Dashboard</a>
<form method="dialog"><label class="key">Your key <input id="key" type="password" placeholder="service_agent_…" autocomplete="off" spellcheck="false"></label></form>
</header>
<div class="page">
<nav aria-label="Documentation"><details><summary>Contents</summary>${navigation.groups.map(
    ({ title: heading, links }) => html`<p>${heading}</p>${listed(links)}`,
  )}</details></nav>
<main id="content">${content}</main>
</div>
</body>
</html>`
}
