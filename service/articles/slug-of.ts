import { slug } from '../text/slug.ts'

const maxSlugLength = 80
/** Paths of the published site that are no articles. */
const reserved = new Set(['tags'])

/**
 * The last part of an article's address: Latin letters, digits and single hyphens, cut at a word. A title without any
 * (Chinese, Arabic) gives `fallback`.
 */
export function slugOf(title: string, fallback: string): string {
  const made = slug(title, maxSlugLength)
  return made.length < 2 ? fallback : made
}

export function isReservedSlug(path: string): boolean {
  return reserved.has(path)
}
