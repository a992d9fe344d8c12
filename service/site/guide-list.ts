import { escapeHtml } from '../text/escape-html.ts'
import { pageLanguage } from './page-language.ts'
import type { SiteGuide } from './published-guides.ts'
import { landingPath } from './site-address.ts'
import type { Site } from './site-article.ts'
import { siteWords } from './site-words.ts'

/** The PDFs that readers can request, each with the way to its landing page; empty without any. */
export function guideList(site: Site, guides: readonly SiteGuide[]): string {
  if (guides.length === 0) return ''
  const { words } = siteWords(site.language)
  const items = guides.map(({ title, subtitle, slug, language }) => {
    const { lang, dir } = pageLanguage(language)
    const text = subtitle ? `<p>${escapeHtml(subtitle)}</p>` : ''
    return `<li lang="${lang}" dir="${dir}"><h3><a href="${escapeHtml(landingPath(site.root, slug))}">${escapeHtml(title)}</a></h3>${text}</li>`
  })
  return `<section class="home-guides" aria-labelledby="guides"><h2 id="guides">${escapeHtml(words.guides)}</h2><ul>${items.join('')}</ul></section>`
}
