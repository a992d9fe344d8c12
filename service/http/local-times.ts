import { html, raw } from 'hono/html'
import type { Markup } from './plain-page.ts'

/** `30 Nov 2026, 9:30`: as in the dashboard. */
const style = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  calendar: 'gregory',
  numberingSystem: 'latn',
} as const

/**
 * Writes every time of the page on the clock of its reader and as the dashboard does: by the language that was asked for,
 * and else with the day before the month. A short one is the time alone on its own day, and the day later.
 */
export const localTimesScript = `const l=document.currentScript.dataset.locale||navigator.language,p=${JSON.stringify(style)},w=(o,d)=>new Intl.DateTimeFormat(l,{calendar:'gregory',numberingSystem:'latn',...o}).format(d),y=new Date().toDateString()
for(const t of document.querySelectorAll('time')){const d=new Date(t.dateTime)
t.title=w(p,d)
t.textContent=t.dataset.short===undefined?t.title:d.toDateString()===y?w({hour:'numeric',minute:'2-digit'},d):w({day:'numeric',month:'short'},d)}`

/** An instant, in UTC until `localTimes` has run. */
export function instant(date: Date, { isShort = false } = {}): Markup {
  const words = new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'UTC' }).format(date)
  return html`<time datetime="${date.toISOString()}"${isShort ? raw(' data-short') : ''}>${words} UTC</time>`
}

/** Once on a page, below its times. */
export function localTimes(locale?: string): Markup {
  return html`<script data-locale="${locale ?? ''}">${raw(localTimesScript)}</script>`
}

/** The first language of `Accept-Language` (RFC 9110, 12.5.4) that can be written in. */
export function localeOf(acceptLanguage = ''): string {
  const tags = acceptLanguage.split(',').map((part) => part.split(';')[0]?.trim() ?? '')
  return tags.find(isKnown) ?? 'en-GB'
}

function isKnown(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  } catch {
    // Not a language tag, such as "*".
    return false
  }
}
