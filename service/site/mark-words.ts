import { escapeHtml } from '../text/escape-html.ts'
import { wordPattern } from './word-pattern.ts'

/** A text as HTML with the words marked, in any case: short ones where a word begins, others wherever they are. */
export function markWords(text: string, words: readonly string[]): string {
  // The longest first: one may be a part of another.
  const patterns = words
    .filter((word) => word !== '')
    .toSorted((a, b) => b.length - a.length)
    .map(wordPattern)
  if (patterns.length === 0) return escapeHtml(text)
  return text
    .split(new RegExp(`(${patterns.join('|')})`, 'giu'))
    .map((piece, at) => (at % 2 === 1 ? `<mark>${escapeHtml(piece)}</mark>` : escapeHtml(piece)))
    .join('')
}
