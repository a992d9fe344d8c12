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

/** Writes every time of the page as the clock of its reader shows it and as the dashboard writes it, in the reader's own way. */
export const localTimesScript = `const locale=document.currentScript.dataset.locale
for(const t of document.querySelectorAll('time'))t.textContent=new Intl.DateTimeFormat(locale,${JSON.stringify(style)}).format(new Date(t.dateTime))`

/** An instant, in UTC until `localTimes` has run. */
export function instant(date: Date): Markup {
  const words = new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'UTC' }).format(date)
  return html`<time datetime="${date.toISOString()}">${words} UTC</time>`
}

/**
 * Once on a page, below its times.
 * @param acceptLanguage the header of the request for it
 */
export function localTimes(acceptLanguage: string | undefined): Markup {
  return html`<script data-locale="${localeOf(acceptLanguage)}">${raw(localTimesScript)}</script>`
}

/** The first language that the browser asks for, as in the dashboard: by the header, and without one in British English. */
function localeOf(acceptLanguage = ''): string {
  const [first = ''] = acceptLanguage.split(/[,;]/)
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(first.trim())[0] ?? 'en-GB'
  } catch {
    return 'en-GB'
  }
}
