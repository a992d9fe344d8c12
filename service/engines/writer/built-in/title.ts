import type { EvidenceSource, WriteRequest } from '../writer.ts'
import { isQuestion } from './clean-heading.ts'
import { joinList } from './join-list.ts'
import { baseLanguage, findLexicon } from './lexicon/find-lexicon.ts'
import { plainText } from './plain-text.ts'
import { splitWords } from './split-words.ts'
import { fold } from './stem.ts'
import { bareTitle } from './topic.ts'

const LONGEST = 70

/** At most 70 characters: whole, else up to the last clause that fits, else up to the last word. Never inside a word. */
export function fitTitle(text: string): string {
  const plain = plainText(text).replace(/[\s.。।۔:：,;–—-]+$/u, '')
  const capital = /^\p{Ll}\p{Ll}*(?!\p{Lu})(?![\p{L}])/u.test(plain)
    ? plain.charAt(0).toUpperCase() + plain.slice(1)
    : plain
  if (capital.length <= LONGEST) return capital
  const clause = [...capital.slice(0, LONGEST + 1).matchAll(/[,;:：，；。]\s?|\s[–—-]\s/gu)].at(-1)
  if (clause !== undefined && clause.index > LONGEST / 3) return capital.slice(0, clause.index)
  const lexicon = findLexicon('en')
  let fitted = ''
  for (const piece of new Intl.Segmenter('zh', { granularity: 'word' }).segment(
    capital.slice(0, LONGEST * 4),
  )) {
    if (piece.index + piece.segment.length > LONGEST) break
    fitted = capital.slice(0, piece.index + piece.segment.length)
  }
  // "… for the" would be cut inside a thought.
  for (
    let last = splitWords(fitted).at(-1);
    last !== undefined && lexicon.stopwords.has(fold(last));
    last = splitWords(fitted).at(-1)
  ) {
    const at = fitted.lastIndexOf(last)
    if (at <= LONGEST / 2) break
    fitted = fitted.slice(0, at).trimEnd()
  }
  return fitted.replace(/[\s,;:(–—-]+$/u, '') || [...capital].slice(0, LONGEST / 2).join('')
}

/** Numbers in a source's title ("7 ways…") promise what our text may not hold. */
function isHonest(title: string): boolean {
  return (
    title !== '' &&
    !/^\s*(?:top\s*)?\d+\s/iu.test(title) &&
    !/!|\b(?:you won't believe|ultimate|secret)\b/iu.test(title)
  )
}

/** "Mailbox providers" began a sentence and is no name; "Google Postmaster Tools" is one, and so may be German nouns. */
function lowerStart(phrase: string): string {
  return /^\p{Lu}\p{Ll}+ \p{Ll}[\p{Ll} -]*$/u.test(phrase)
    ? phrase.charAt(0).toLowerCase() + phrase.slice(1)
    : phrase
}

/**
 * The title: the topic as asked for; a bare subject of a word or two gets the abbreviations
 * or subjects that its text dwells on. Without
 * a topic the best source's own title.
 */
export function writeTitle(
  request: WriteRequest,
  cited: EvidenceSource[],
  subjects: string[],
  abbreviations: string[],
): string {
  const topic = plainText((request.topic ?? '').slice(0, 500))
  if (topic !== '') {
    const title = fitTitle(topic)
    if (splitWords(title).length > 3 || isQuestion(title)) return title
    // Single common words ("domain") tell nothing; names and phrases do.
    const phrases = subjects.slice(0, 8).filter((subject) => /\s|\p{Lu}.*\p{Lu}/u.test(subject))
    const telling = abbreviations.length >= 2 ? abbreviations : phrases.map(lowerStart)
    const separator = ['zh', 'ja'].includes(baseLanguage(request.language)) ? '：' : ': '
    for (let count = Math.min(3, telling.length); count >= 2; count--) {
      const longer = `${title}${separator}${joinList(telling.slice(0, count), request.language)}`
      if (longer.length <= LONGEST) return longer
    }
    return title
  }
  const titles = [...cited].sort((a, b) => Number(b.own) - Number(a.own)).map(({ title }) => bareTitle(title))
  const best = titles.find(isHonest) ?? titles.find((title) => title !== '')
  return fitTitle(best ?? subjects.join(', '))
}
