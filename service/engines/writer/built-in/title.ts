import { findLexicon } from './lexicon/find-lexicon.ts'
import { plainText } from './plain-text.ts'
import { splitWords } from './split-words.ts'
import { fold } from './stem.ts'

const maxTitleLength = 70

/** At most so many characters, 70 unless told: whole, else up to the last clause that fits, else up to the last word. Never inside a word. */
export function fitTitle(text: string, longest = maxTitleLength): string {
  const plain = plainText(text).replace(/[\s.。।۔:：,;–—-]+$/u, '')
  const capital = /^\p{Ll}\p{Ll}*(?!\p{Lu})(?![\p{L}])/u.test(plain)
    ? plain.charAt(0).toUpperCase() + plain.slice(1)
    : plain
  if (capital.length <= longest) return capital
  const clause = [...capital.slice(0, longest + 1).matchAll(/[,;:：，；。]\s?|\s[–—-]\s/gu)].at(-1)
  if (clause !== undefined && clause.index > longest / 3) return capital.slice(0, clause.index)
  const lexicon = findLexicon('en')
  let fitted = ''
  for (const piece of new Intl.Segmenter('zh', { granularity: 'word' }).segment(
    capital.slice(0, longest * 4),
  )) {
    if (piece.index + piece.segment.length > longest) break
    fitted = capital.slice(0, piece.index + piece.segment.length)
  }
  // "… for the" would be cut inside a thought.
  for (
    let last = splitWords(fitted).at(-1);
    last !== undefined && lexicon.stopwords.has(fold(last));
    last = splitWords(fitted).at(-1)
  ) {
    const at = fitted.lastIndexOf(last)
    if (at <= longest / 2) break
    fitted = fitted.slice(0, at).trimEnd()
  }
  return fitted.replace(/[\s,;:(–—-]+$/u, '') || [...capital].slice(0, longest / 2).join('')
}
