/** A text as it is compared, and for each of its characters the place in the original. */
export type FoldedText = { text: string; at: readonly number[] }

const reference = /\[\d{1,3}(?:\s*[,;]\s*\d{1,3})*\](?:\([^)]*\))?/g
// Markup, and the quotation marks that differ from source to source.
const skipped = /[\\*_`~[\]<>|#"“”„«»‘’'\u00ad\u200b]/
const space = /\s/
const closing = /[.,;:!?)]/

/**
 * Without markup, references, quotation marks and differences of case and spacing, as the claims of a draft are
 * compared with its text.
 */
export function foldText(original: string): FoldedText {
  const ignored = new Uint8Array(original.length)
  for (const match of original.matchAll(reference))
    ignored.fill(1, match.index, match.index + match[0].length)
  let text = ''
  const at: number[] = []
  for (let index = 0; index < original.length; index++) {
    const character = original.charAt(index)
    if (ignored[index] || skipped.test(character)) continue
    const isSpace = space.test(character)
    if (isSpace && (text === '' || text.endsWith(' '))) continue
    if (closing.test(character) && text.endsWith(' ')) {
      text = text.slice(0, -1)
      at.pop()
    }
    // Some letters become two when they are small; each keeps the place of the one.
    for (const small of isSpace ? ' ' : character.toLowerCase()) {
      text += small
      at.push(index)
    }
  }
  return { text, at }
}

/** The words of a claim as they are looked for: folded, without the end of the sentence. */
export function foldedClaim(text: string): string {
  return foldText(text)
    .text.trim()
    .replace(/[.。।!?]+$/, '')
}
