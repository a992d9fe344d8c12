import { escapeHtml } from '../text/escape-html.ts'

/** A word that is found only where a word begins: it is a part of too many others. */
export const isShort = (word: string): boolean => /^[a-z0-9]{1,4}$/i.test(word)

/** A text as HTML with the words marked, in any case: short ones where a word begins, others wherever they are. */
export function markWords(text: string, words: readonly string[]): string {
  // The longest first: one may be a part of another.
  const patterns = words
    .filter((word) => word !== '')
    .toSorted((a, b) => b.length - a.length)
    .map((word) =>
      isShort(word)
        ? String.raw`(?<![\p{L}\p{N}])${word}`
        : word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`),
    )
  if (patterns.length === 0) return escapeHtml(text)
  return text
    .split(new RegExp(`(${patterns.join('|')})`, 'giu'))
    .map((piece, at) => (at % 2 === 1 ? `<mark>${escapeHtml(piece)}</mark>` : escapeHtml(piece)))
    .join('')
}
