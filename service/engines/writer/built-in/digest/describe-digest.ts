import type { Phrases } from '../phrases/phrases.ts'
import { plainText, shorten } from '../plain-text.ts'

const maxLength = 160

/** At most 160 characters: what it is about, and as many of the sources' own headings as fit. */
export function describeDigest(topic: string, headings: readonly string[], phrases: Phrases): string {
  const opening = phrases.opening.replace(
    '{x}',
    () => `${phrases.quotes.open}${topic}${phrases.quotes.close}`,
  )
  const fitting = headings.filter((heading, at) => headings.indexOf(heading) === at)
  for (let count = fitting.length; count >= 2; count -= 1) {
    const text = phrases.covers.replace('{x}', () => fitting.slice(0, count).join('; '))
    if (text.length <= maxLength) return plainText(text)
  }
  return shorten(plainText(opening), maxLength)
}
