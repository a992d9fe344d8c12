import type { Finding } from './finding.ts'
import type { QuestionType } from './question-type.ts'
import { type Asked, isAnswer } from './rate-answer.ts'
import { standsAlone } from './stands-alone.ts'

const maxWords = 45
const maxWordsOfVerdict = 30

/** What these ask is answered by one sentence: what leads up to it is only longer. */
const answeredAtOnce = new Set<QuestionType>(['amount', 'worth', 'when'])

/**
 * Where an amount of a kind, a frequency or a judgement is asked for, a long finding from the first sentence that answers
 * and can be read alone: what led up to it stands in its source. As it is where it is short or begins with the answer.
 */
export function trimAnswer(finding: Finding, asked: Asked): Finding {
  const { sentences, items, words } = finding
  const isAsked = asked.type !== 'amount' || asked.isKindKnown || asked.isHowOften
  const isLong = words > (asked.type === 'worth' ? maxWordsOfVerdict : maxWords)
  if (!answeredAtOnce.has(asked.type) || !isAsked || !isLong || items.length > 0) return finding
  const answers = (at: number) => {
    const sentence = sentences[at]
    return sentence !== undefined && isAnswer({ sentences: [sentence], items: [] }, asked)
  }
  if (answers(0)) return finding
  const from = sentences.findIndex((sentence, at) => answers(at) && standsAlone(sentence))
  if (from <= 0) return finding
  const kept = sentences.slice(from)
  return { ...finding, sentences: kept, words: kept.reduce((sum, one) => sum + one.words, 0) }
}
