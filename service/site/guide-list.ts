import { escapeHtml } from '../text/escape-html.ts'
import { formBox } from './next-step.ts'
import { pageLanguage } from './page-language.ts'
import type { SiteGuide } from './published-guides.ts'
import { landingPath } from './site-address.ts'
import type { Site } from './site-article.ts'
import { siteWords } from './site-words.ts'

/** The PDFs that readers can request, the newest with its form, the others by their landing pages; empty without any. */
export function guideList(site: Site, guides: readonly SiteGuide[]): string {
  if (guides.length === 0) return ''
  const { words } = siteWords(site.language)
  // A file takes no form.
  const [first] = site.isStatic ? [] : guides
  const form = first
    ? formBox(
        { title: first.title, line: first.subtitle, path: landingPath(site.root, first.slug) },
        words,
        'home',
      )
    : ''
  const items = (form ? guides.slice(1) : guides).map(({ title, subtitle, slug, language }) => {
    const { lang, dir } = pageLanguage(language)
    const text = subtitle ? `<p>${escapeHtml(subtitle)}</p>` : ''
    return `<li lang="${lang}" dir="${dir}"><h3><a href="${escapeHtml(landingPath(site.root, slug))}">${escapeHtml(title)}</a></h3>${text}</li>`
  })
  return `<section class="home-guides" aria-labelledby="guides"><h2 id="guides">${escapeHtml(words.guides)}</h2>${form}${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}</section>`
}
