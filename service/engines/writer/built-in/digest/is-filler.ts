import { findAnswerWords } from './answer-words/find-answer-words.ts'
import type { Finding } from './finding.ts'
import { findMeasures } from './measure.ts'

const praises =
  /(?<!\p{L})(?:most essential|most important|utmost|one of the most|indispensable|unverzichtbar|beliebt\p{L}*|immer beliebter|incontournable|imprescindible|fundamental)(?!\p{L})/iu

/** "Batteries are among the most essential parts of all": a judgement without figure, condition, reason or advice. */
export function isFiller({ sentences, items, isAnswer }: Finding): boolean {
  const [first] = sentences
  if (first === undefined || items.length > 0 || isAnswer) return false
  const says = findAnswerWords(first.lexicon.language)
  const text = sentences.map((sentence) => sentence.text).join(' ')
  // "One of the most essential" compares nothing.
  const plain = text.replace(praises, ' ')
  const tells =
    sentences.some((sentence) => findMeasures(sentence.text, sentence.lexicon).length > 0) ||
    [says.conditional, says.causal, says.concludes, says.obliges, says.disputes, says.refutes].some((finds) =>
      finds(plain),
    ) ||
    sentences.some((sentence) => says.advises(sentence.text))
  return says.isKnown && !tells && (says.vague(text) || praises.test(text))
}
