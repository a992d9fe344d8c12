import type { Phrases } from '../phrases/phrases.ts'
import { plainText, shorten } from '../plain-text.ts'
import type { Finding } from './finding.ts'

const maxLength = 160
const minLength = 40

/** At most 160 characters: the first of the findings that fits whole, word for word; else what the digest is about. */
export function describeDigest(topic: string, findings: readonly Finding[], phrases: Phrases): string {
  const options = findings.filter(({ label }) => label !== null)
  const [first] = options
  const over = first?.section.parent
  if (options.length >= 3 && over) {
    const names = [...new Set(options.map(({ label }) => label))].join('; ')
    const listed = plainText(`${over}: ${names}`)
    if (listed.length <= maxLength) return listed
  }
  for (const { sentences, items, isPromise } of findings) {
    const [first] = sentences
    if (
      first === undefined ||
      /^[@\p{Ll}]/u.test(first.text) ||
      items.length > 0 ||
      isPromise ||
      sentences.length > 1
    )
      continue
    if (first.text.length <= maxLength && first.text.length >= minLength) return first.text
  }
  const [best] = findings
  const opening = best?.sentences[0]?.text.replace(/[:：]$/u, '')
  if (opening !== undefined && opening.length <= maxLength && opening.length >= minLength) return opening
  const about = phrases.opening.replace('{x}', () => `${phrases.quotes.open}${topic}${phrases.quotes.close}`)
  return shorten(plainText(about), maxLength)
}
