import { blame, negations, praise } from './sentiment-words.ts'

export type Sentiment = 'positive' | 'neutral' | 'negative'

export type ReadSentiment = {
  sentiment: Sentiment
  /** 0 to 1: how much the words that judge agree; 1 where there are none. */
  agreement: number
}

/** Maximum number of words between a negation and the judgement it negates. */
const reach = 3
/** Below this surplus on one side, both sides count as balanced. */
const minSurplus = 0.2

/**
 * Whether sentences speak well or ill, by counting English words of praise and of blame; a negation shortly before turns
 * a word around. Without any such word they are neutral.
 */
export function readSentiment(sentences: readonly string[]): ReadSentiment {
  let good = 0
  let bad = 0
  for (const sentence of sentences) {
    const words =
      sentence
        .toLowerCase()
        .replaceAll('’', "'")
        .match(/[\p{L}']+/gu) ?? []
    for (const [at, word] of words.entries()) {
      const isGood = praise.has(word)
      if (!isGood && !blame.has(word)) continue
      const turned = words.slice(Math.max(0, at - reach), at).some((before) => negations.has(before))
      if (isGood !== turned) good += 1
      else bad += 1
    }
  }
  if (good + bad === 0) return { sentiment: 'neutral', agreement: 1 }
  const surplus = (good - bad) / (good + bad)
  return {
    sentiment: surplus > minSurplus ? 'positive' : surplus < -minSurplus ? 'negative' : 'neutral',
    agreement: Math.abs(surplus),
  }
}
