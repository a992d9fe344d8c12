import { html, raw } from 'hono/html'
import type { Markup } from './plain-page.ts'

const style = { dateStyle: 'long', timeStyle: 'short' } as const

/** Writes every time of the page as the clock of its reader shows it. */
export const localTimesScript = `for(const t of document.querySelectorAll('time'))t.textContent=new Intl.DateTimeFormat('en-US',${JSON.stringify(style)}).format(new Date(t.dateTime))`

/** An instant, in UTC until `localTimes` has run. */
export function instant(date: Date): Markup {
  const words = new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'UTC' }).format(date)
  return html`<time datetime="${date.toISOString()}">${words} UTC</time>`
}

/** Once on a page, below its times. */
export function localTimes(): Markup {
  return html`<script>${raw(localTimesScript)}</script>`
}
