import { escapeHtml } from '../text/escape-html.ts'
import type { LabelSet } from './languages/label-set.ts'
import type { Site } from './site-article.ts'

/** The form of a lead magnet inside an article; its landing page takes it and asks for the consent. */
export type ArticleForm = { title: string; path: string; line?: string }

/**
 * Puts the next step where the branding wants it: into the text before its middle section, at its end, or both. A text
 * that ends with the same offer gets no box under it; its link is counted as the button would be.
 */
export function placeNextStep(site: Site, html: string, form: ArticleForm | null, words: LabelSet): string {
  const { callToAction } = site.brand
  const box = (place: string) => (form ? formBox(form, words, place) : stepBox(site))
  const link = callToAction === 'none' ? undefined : closingLink(site, html)
  const text = link ? `${html.slice(0, link.at)}<a data-cta${html.slice(link.at + '<a'.length)}` : html
  const isOffered = link !== undefined && form === null
  const atEnd = (callToAction === 'end' || callToAction === 'both') && !isOffered ? box('end') : ''
  const inText = callToAction === 'text' || callToAction === 'both' ? box('text') : ''
  return `${inText ? insertMidway(text, inText) : text}${atEnd}`
}

/** Where the last paragraph of a text links to the next step. */
function closingLink({ nextStep, baseUrl }: Site, html: string): { at: number } | undefined {
  if (!nextStep) return undefined
  const address = (url: string) =>
    (URL.parse(url, baseUrl)?.href ?? url).replace(/#.*$/, '').replace(/\/$/, '')
  const start = Math.max(html.lastIndexOf('<p>'), html.lastIndexOf('<p '))
  if (start < 0 || /<(?:h[1-6]|table|ul|ol)[ >]/.test(html.slice(start))) return undefined
  const links = [...html.slice(start).matchAll(/<a href="([^"]*)"/g)]
  const found = links.find(
    ([, href = '']) => address(href.replace(/&(?:amp|#x26);/g, '&')) === address(nextStep.url),
  )
  return found && { at: start + found.index }
}

function stepBox({ nextStep }: Site): string {
  if (!nextStep) return ''
  const line = nextStep.line ? `<p class="step-title">${escapeHtml(nextStep.line)}</p>` : ''
  return `<aside class="step">${line}<p><a class="button" data-cta href="${escapeHtml(nextStep.url)}">${escapeHtml(nextStep.text)}</a></p></aside>`
}

/** Two forms of a page need names of their own. */
export function formBox(form: ArticleForm, words: LabelSet, place: string): string {
  const path = escapeHtml(form.path)
  const name = escapeHtml(form.title)
  const title = place.startsWith('home') ? `<a href="${path}">${name}</a>` : name
  return `<form class="step ask" method="post" action="${path}" aria-labelledby="ask-${place}"><p class="step-title" id="ask-${place}">${title}</p>${form.line ? `<p>${escapeHtml(form.line)}</p>` : ''}<label>${escapeHtml(words.email)}<input type="email" name="email" required maxlength="254" autocomplete="email"></label><div class="trap" aria-hidden="true"><label>Website<input type="text" name="website" tabindex="-1" autocomplete="off"></label></div><input type="hidden" name="stamp" value="article"><button class="button" data-cta>${escapeHtml(words.getPdf)}</button></form>`
}

/** Before the section nearest the middle, never before the first: a reader has read something when asked. */
function insertMidway(html: string, box: string): string {
  const starts = [...html.matchAll(/(?<!<section class="takeaways"[^>]*>)<h2[ >]/g)].map(({ index }) => index)
  const [, ...later] = starts
  if (later.length === 0) return `${html}${box}`
  const middle = html.length / 2
  const at = later.reduce((best, start) =>
    Math.abs(start - middle) < Math.abs(best - middle) ? start : best,
  )
  return `${html.slice(0, at)}${box}${html.slice(at)}`
}
