/** What a sentiment counts in the score: 1, a half or 0. An unknown word counts as neutral. */
export function sentimentValue(sentiment: string): number {
  return sentiment === 'positive' ? 1 : sentiment === 'negative' ? 0 : 0.5
}

/** The word for a mean of such values. */
export function sentimentWord(value: number): 'positive' | 'neutral' | 'negative' {
  return value >= 2 / 3 ? 'positive' : value <= 1 / 3 ? 'negative' : 'neutral'
}
