import type { AsyncLocalStorage } from 'node:async_hooks'
import { kept } from './kept.ts'
import { globalSingleton } from './process-wide.ts'

/** Day before month, the clock of 24 hours: for who does not say otherwise, such as a program. */
export const fallbackLocale = 'en-GB'

/** Where the server keeps the locale of the request that it is answering; a browser has none. */
export const requestLocale = globalSingleton<{ store?: AsyncLocalStorage<string> }>(
  'request-locale',
  () => ({}),
)

/**
 * How the reader of this page writes dates and numbers: a BCP 47 tag, the same on the server and in the browser that
 * takes over what it drew. The text of the interface is always English.
 */
export function readersLocale(): string {
  if (typeof document !== 'undefined') return document.documentElement.dataset.locale ?? fallbackLocale
  return requestLocale.store?.getStore() ?? fallbackLocale
}

/** A format of the reader's, made when it is first asked for: making one costs more than using it a hundred times. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = readersLocale()
  return kept(dateFormats, locale + JSON.stringify(options), () => new Intl.DateTimeFormat(locale, options))
}

export function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const locale = readersLocale()
  return kept(numberFormats, locale + JSON.stringify(options), () => new Intl.NumberFormat(locale, options))
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<string, Intl.NumberFormat>()
