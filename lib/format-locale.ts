import type { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from './process-wide.ts'

/** Day before month, the clock of 24 hours: for who does not say otherwise, such as a program. */
const fallback = 'en-GB'

/** Where the server keeps the `Accept-Language` of the request that it is answering; a browser has none. */
export const requestLocale = processWide<{ store?: AsyncLocalStorage<string | undefined> }>(
  'request-locale',
  () => ({}),
)

/**
 * How the reader of this page writes dates and numbers: a BCP 47 tag, the same on the server and in the browser that
 * takes over what it drew. The words of the interface are English whoever reads them.
 */
export function readersLocale(): string {
  if (typeof document !== 'undefined') return document.documentElement.dataset.locale ?? fallback
  return localeOf(requestLocale.store?.getStore())
}

/**
 * The locale to write in for a browser that asks with this `Accept-Language` (RFC 9110, 12.5.4). Figures are Arabic and
 * years Gregorian in all of them: they stand in tables and among English words.
 */
export function localeOf(acceptLanguage: string | undefined): string {
  return kept(locales, acceptLanguage ?? '', () => firstKnown(acceptLanguage ?? '') ?? fallback)
}

function firstKnown(acceptLanguage: string): string | undefined {
  const wanted = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((word) => word.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    // Equals keep their order.
    .toSorted((a, b) => b.quality - a.quality)
  return wanted.map(({ tag }) => knownLocale(tag)).find((locale) => locale !== undefined)
}

function knownLocale(tag: string): string | undefined {
  try {
    if (Intl.DateTimeFormat.supportedLocalesOf(tag).length === 0) return undefined
    // What is written with, not what was asked for: of those there are few.
    const { locale } = new Intl.DateTimeFormat(tag).resolvedOptions()
    return new Intl.Locale(locale, { calendar: 'gregory', numberingSystem: 'latn' }).toString()
  } catch {
    // Not a language tag, such as "*".
    return undefined
  }
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
const locales = new Map<string, string>()
/** More than a desk's readers need; who sends headers of their own cannot fill the memory with them. */
const mostKept = 1_000

function kept<T>(all: Map<string, T>, key: string, make: () => T): T {
  const known = all.get(key)
  if (known !== undefined) return known
  if (all.size >= mostKept) all.clear()
  const made = make()
  all.set(key, made)
  return made
}
