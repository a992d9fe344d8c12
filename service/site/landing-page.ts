import { escapeHtml } from '../text/escape-html.ts'
import { type LandingCover, landingCover } from './landing-cover.ts'
import { landingStyle } from './landing-style.ts'
import { pageDocument } from './page-document.ts'
import { pageLanguage } from './page-language.ts'
import { absoluteUrl } from './site-address.ts'
import type { Site } from './site-article.ts'

/** A guide as its landing page shows it; every string is untrusted. */
export type LandingGuide = Omit<LandingCover, 'parts'> & {
  /** The parts of the PDF, and how much is in each, in words. */
  parts: readonly { heading: string; size: string }[]
  language: string
  /** Path on this service, without a trailing slash. */
  path: string
  hasCover: boolean
}

/** The words of the form, and what was typed when it comes back with a problem. */
export type LandingForm = {
  contents: string
  /** How much is in the whole. */
  size: string
  email: string
  consent: string
  submit: string
  nextTitle: string
  next: readonly string[]
  /** Below the button. */
  note: string
  stamp: string
  /** What brought the visitor; sent back with the form. */
  from?: string | undefined
  typed: { email: string; consent: boolean }
  problem: string | null
}

/** The page on which visitors request a PDF: plain HTML, one form, no script. */
export function landingPage(
  site: Site,
  guide: LandingGuide,
  form: LandingForm,
  theme?: 'light' | 'dark',
): string {
  const parts = guide.parts
    .map(
      ({ heading, size }) => `<li><span>${escapeHtml(heading)}</span><small>${escapeHtml(size)}</small></li>`,
    )
    .join('')
  const next = form.next.map((step) => `<li>${escapeHtml(step)}</li>`).join('')
  const { email, consent } = form.typed
  const problem =
    form.problem === null
      ? ''
      : `<p class="problem" role="alert" id="problem">${escapeHtml(form.problem)}</p>`
  const described = form.problem === null ? '' : ' aria-describedby="problem"'
  return frame(site, guide, {
    indexed: true,
    theme,
    main: `<div class="guide">
<header><p class="kind">${escapeHtml(guide.kind)} · ${escapeHtml(form.size)}</p><h1>${escapeHtml(guide.title)}</h1><p class="standfirst">${escapeHtml(guide.subtitle)}</p></header>
<form class="ask" method="post" action="${escapeHtml(guide.path)}">
${problem}<label>${escapeHtml(form.email)}<input type="email" name="email" required maxlength="254" autocomplete="email" value="${escapeHtml(email)}"${described}></label>
<label class="consent"><input type="checkbox" name="consent" value="yes" required${consent ? ' checked' : ''}><span>${escapeHtml(form.consent)}</span></label>
<div class="trap" aria-hidden="true"><label>Website<input type="text" name="website" tabindex="-1" autocomplete="off"></label></div>
<input type="hidden" name="stamp" value="${escapeHtml(form.stamp)}">${form.from === undefined ? '' : `<input type="hidden" name="from" value="${escapeHtml(form.from)}">`}
<button class="button">${escapeHtml(form.submit)}</button>
<p class="note">${escapeHtml(form.note)}</p>
</form>
${landingCover(guide)}
<section class="inside"><h2>${escapeHtml(form.contents)}</h2><ol>${parts}</ol></section>
<section class="after"><h2>${escapeHtml(form.nextTitle)}</h2><ol>${next}</ol></section>
<p class="address">${escapeHtml(absoluteUrl(site, guide.path))}</p>
</div>`,
  })
}

/** A short page of the same site: what was done, or a button that does it. */
export function landingNotice(
  site: Site,
  guide: Pick<LandingGuide, 'title' | 'subtitle' | 'language' | 'path' | 'hasCover'>,
  notice: {
    heading: string
    text: string
    more?: string
    link?: { href: string; label: string }
    button?: { action: string; token: string; label: string }
  },
): string {
  const { link, button } = notice
  const shown = link
    ? `<p><a class="button" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`
    : ''
  const more = notice.more === undefined ? '' : `<p>${escapeHtml(notice.more)}</p>`
  const asked = button
    ? `<form class="inline" method="post" action="${escapeHtml(button.action)}"><input type="hidden" name="token" value="${escapeHtml(button.token)}"><button class="button">${escapeHtml(button.label)}</button></form>`
    : ''
  return frame(site, guide, {
    indexed: false,
    main: `<div class="calm"><h1>${escapeHtml(notice.heading)}</h1><p>${escapeHtml(notice.text)}</p>${more}${shown}${asked}</div>`,
  })
}

function frame(
  site: Site,
  guide: Pick<LandingGuide, 'title' | 'subtitle' | 'language' | 'path' | 'hasCover'>,
  page: { main: string; indexed: boolean; theme?: 'light' | 'dark' | undefined },
): string {
  const picture = escapeHtml(absoluteUrl(site, `${guide.path}/cover.png`))
  const social = `<meta property="og:type" content="website"><meta property="og:title" content="${escapeHtml(guide.title)}"><meta property="og:description" content="${escapeHtml(guide.subtitle)}"><meta property="og:url" content="${escapeHtml(absoluteUrl(site, guide.path))}"><meta property="og:image" content="${picture}"><meta name="twitter:card" content="summary_large_image">`
  const language = pageLanguage(guide.language)
  return pageDocument(site, {
    language,
    title: `${guide.title} · ${site.title}`,
    description: guide.subtitle,
    canonicalPath: page.indexed ? guide.path : null,
    head: `${page.indexed && guide.hasCover ? social : ''}<style>${landingStyle(site.brand)}</style>\n`,
    main: page.main,
    theme: page.theme,
  })
}
