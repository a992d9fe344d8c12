const maxSlugLength = 80
/** Letters that have no decomposition into a Latin letter and marks. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}
/** Paths of the published site that are no articles. */
const reserved = new Set(['tags'])

/**
 * The last part of an article's address: Latin letters, digits and single hyphens, cut at a word. A title without any
 * (Chinese, Arabic) gives `fallback`.
 */
export function slugOf(title: string, fallback: string): string {
  const words = title
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}+|['’]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  let slug = ''
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, maxSlugLength) : `${slug}-${word}`
    if (longer.length > maxSlugLength) break
    slug = longer
  }
  return slug.length < 2 ? fallback : slug
}

export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug)
}
