import type { Outline } from './outline.ts'
import type { Phrases } from './phrases/phrases.ts'
import { shorten } from './plain-text.ts'
import type { Ranked } from './rank-sentences.ts'

const LONGEST = 160
const SHORTEST = 50

/**
 * At most 160 characters: the best sentence of the tenant's own that fits, else what the sections are about. A
 * stranger's sentence would stand here without saying whose it is.
 */
export function describeArticle(
  outline: Outline,
  headings: string[],
  title: string,
  ranked: Ranked,
  phrases: Phrases,
): string {
  const own = [
    ...outline.takeaways,
    ...outline.sections.flatMap(({ passages }) => passages.flatMap(({ sentences }) => sentences)),
  ]
    .filter(
      ({ own, text, leaning, announces }) =>
        own && !leaning && !announces && text.length <= LONGEST && text.length >= SHORTEST,
    )
    .sort((a, b) => ranked.score(b) - ranked.score(a))[0]
  if (own !== undefined) return own.text
  const parts = headings.filter((heading) => heading !== title)
  const separator = phrases.space === '' ? '、' : '; '
  for (let count = parts.length; count > 0; count--) {
    const text = phrases.covers.replace('{x}', () => parts.slice(0, count).join(separator)) + phrases.stop
    if (text.length <= LONGEST) return text
  }
  return shorten(
    phrases.covers.replace('{x}', () => title),
    LONGEST,
  )
}
