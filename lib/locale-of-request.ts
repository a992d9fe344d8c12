import { fallbackLocale } from './format-locale.ts'
import { kept } from './kept.ts'

const locales = new Map<string, string>()

/**
 * The locale to write in for a browser that asks with this `Accept-Language` (RFC 9110, 12.5.4). Figures are Arabic and
 * years Gregorian in all of them: they appear in tables and in English text.
 */
export function localeOf(acceptLanguage: string | undefined): string {
  return kept(locales, acceptLanguage ?? '', () => firstKnown(acceptLanguage ?? '') ?? fallbackLocale)
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
