import { isUnspaced, wordForm } from './plain-form.ts'

// Single quotation marks are left alone: they cannot be told from apostrophes.
const pairs = /“([^“”]+)”|"([^"]+)"|«\s?([^«»]+?)\s?»|„([^„“”]+)[“”]|「([^「」]+)」|『([^『』]+)』/gu
const omission = /\s*(?:\[?…\]?|\[?\.{3}\]?)\s*/u

/** Finds quoted words, without their marks. A single quoted word is a term, not a quotation. */
export function findQuotations(text: string): { quotations: string[]; rest: string } {
  const quotations: string[] = []
  const rest = text.replace(pairs, (whole, ...groups: unknown[]) => {
    const inner = String(groups.find((group) => typeof group === 'string' && group !== '') ?? '')
    const isTerm = isUnspaced(inner) ? inner.length < 6 : wordForm(inner).trim().split(' ').length < 2
    if (isTerm) return whole
    quotations.push(inner.trim())
    return ' '.repeat(whole.length)
  })
  return { quotations, rest }
}

/** True when the passage has these words in this order; a part may be left out where the quotation shows it ("…"). */
export function isQuotedFrom(quotation: string, passageWords: string): boolean {
  let from = 0
  for (const part of quotation.split(omission)) {
    const words = isUnspaced(part) ? wordForm(part).trim() : wordForm(part)
    if (words.trim() === '') continue
    const at = passageWords.indexOf(words, from)
    if (at < 0) return false
    from = at + words.length - 1
  }
  return from > 0
}
