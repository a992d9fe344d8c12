/** A digest says what its sources say of the topic and leaves out what they repeat and what does not stand alone. */
const digestShare = 0.5
/** A model explains what the sources state; more than this beyond them it can only make up. */
const modelShare = 1.2
const modelExtraWords = 120

/**
 * How many words an article is expected to have: what was asked for, as far as the evidence carries it.
 * @param input.evidenceWords words of the passages that speak of the topic
 */
export function expectedWords(input: {
  evidenceWords: number
  targetWords: number
  writes: 'model' | 'digest'
}): number {
  const { evidenceWords, targetWords, writes } = input
  if (evidenceWords === 0) return 0
  const carried =
    writes === 'model' ? modelExtraWords + evidenceWords * modelShare : evidenceWords * digestShare
  return Math.round(Math.min(targetWords, carried) / 10) * 10
}
