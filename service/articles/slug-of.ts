import { slug } from '../text/slug.ts'

const maxSlugLength = 80
/** Paths of the published site that are no articles. */
const reserved = new Set(['tags'])

/** What German readers expect of an address: "geraet", not "gerat". */
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/**
 * The last part of an article's address: Latin letters, digits and single hyphens, cut at a word. A title without any
 * (Chinese, Arabic) gives `fallback`.
 */
export function slugOf(title: string, fallback: string, language = ''): string {
  const spelled = /^de(?:-|$)/i.test(language)
    ? title
        .normalize('NFC')
        .toLowerCase()
        .replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter)
    : title
  const made = slug(spelled, maxSlugLength)
  return made.length < 2 ? fallback : made
}

export function isReservedSlug(path: string): boolean {
  return reserved.has(path)
}
