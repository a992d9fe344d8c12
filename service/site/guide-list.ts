import { escapeHtml } from '../text/escape-html.ts'
import { formBox } from './next-step.ts'
import { pageLanguage } from './page-language.ts'
import type { SiteGuide } from './published-guides.ts'
import { landingPath } from './site-address.ts'
import type { Site } from './site-article.ts'
import { siteWords } from './site-words.ts'

/** The PDFs that readers can request, each in a card with its form; empty without any. */
export function guideList(site: Site, guides: readonly SiteGuide[]): string {
  if (guides.length === 0) return ''
  const { words } = siteWords(site.language)
  const items = guides.map(({ title, subtitle, slug, language }, at) => {
    const { lang, dir } = pageLanguage(language)
    const path = landingPath(site.root, slug)
    const text = subtitle ? `<p>${escapeHtml(subtitle)}</p>` : ''
    // A file takes no form.
    const card = site.isStatic
      ? `<h3><a href="${escapeHtml(path)}">${escapeHtml(title)}</a></h3>${text}`
      : formBox({ title, line: subtitle, path }, words, `home-${at + 1}`)
    return `<li lang="${lang}" dir="${dir}">${card}</li>`
  })
  return `<section class="home-guides" aria-labelledby="guides"><h2 id="guides">${escapeHtml(words.guides)}</h2><ul>${items.join('')}</ul></section>`
}
