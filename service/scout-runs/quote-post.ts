import { shorten } from '../text/shorten.ts'
import { splitSentences } from '../text/split-sentences.ts'
import { findSignal, intentSignals, severitySignals } from './english-lexicon.ts'
import { queryTerms, wordsOf } from './query-terms.ts'

const maxQuotationLength = 280

/**
 * The most informative sentence, word for word: by its words of trouble and intent, then by those of the query. The
 * title if no sentence of the text is informative.
 */
export function quotePost(title: string, text: string, query: string): string {
  const terms = new Set(queryTerms(query).map(({ term }) => term))
  const worth = (sentence: string) => {
    const signals = [...severitySignals, ...intentSignals]
    const told = signals.reduce(
      (sum, signal) => sum + (findSignal(sentence, signal).length > 0 ? signal.points : 0),
      0,
    )
    const named = new Set(wordsOf(sentence).filter((word) => terms.has(word))).size
    return told + 15 * named
  }
  const sentences = splitSentences(text)
    .map((sentence) => sentence.text.trim())
    .filter((sentence) => sentence.length > 12)
  const best = sentences
    .map((sentence) => ({ sentence, worth: worth(sentence) }))
    .reduce((a, b) => (b.worth > a.worth ? b : a), { sentence: title, worth: 0 })
  return shorten(best.sentence, maxQuotationLength)
}
