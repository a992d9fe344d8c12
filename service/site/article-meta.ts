import { escapeHtml } from '../text/escape-html.ts'
import { pageLanguage } from './page-language.ts'
import type { Site, SiteArticleSummary } from './site-article.ts'
import { siteWords } from './site-words.ts'

const wordsPerMinute = 220

/** Minutes that reading takes, at least one. */
export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / wordsPerMinute))
}

/** By language; making one takes longer than all else of a line. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()
const maxFormats = 200

/** Where English puts the day before the month; elsewhere, and where nothing is known, the month is first. */
const dayFirst = /^(?:Africa|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific(?!\/Honolulu))\//

/** The locale of days in a language: English without a region is written as where the site is published. */
export function dayLocale(language: string, { timeZone }: Pick<Site, 'timeZone'>): string {
  const { lang } = pageLanguage(language)
  return lang === 'en' && timeZone !== undefined && dayFirst.test(timeZone) ? 'en-GB' : lang
}

/** A day as the language writes it, in UTC, machine-readable beside. */
export function dayElement(instant: Date, language: string, site: Pick<Site, 'timeZone'>): string {
  const lang = dayLocale(language, site)
  const format = dayFormats.get(lang) ?? new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' })
  if (dayFormats.size >= maxFormats) dayFormats.clear()
  dayFormats.set(lang, format)
  return `<time datetime="${instant.toISOString()}">${escapeHtml(format.format(instant))}</time>`
}

/** List items: when it appeared and how long it takes to read, in the language of the page. */
export function publishedItems(
  article: SiteArticleSummary,
  language: string,
  site: Pick<Site, 'timeZone'>,
): string {
  const { words } = siteWords(language)
  const minutes = words.readingTime(readingMinutes(article.wordCount))
  return `<li>${dayElement(article.publishedAt, language, site)}</li><li>${escapeHtml(minutes)}</li>`
}
