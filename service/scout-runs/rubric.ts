import type { ScoutPart } from '#contract/scout-results.ts'

/**
 * The published rubric: what a score is made of. The weights sum to 1, and every part is 0 to 100.
 * A part that could not be judged is dropped and the weights of the others are raised to 1 again: unknown is not zero.
 */
export const rubric: readonly { part: ScoutPart; weight: number; description: string }[] = [
  {
    part: 'fit',
    weight: 0.35,
    description:
      'How much of the query the post is about: its words, their stems and synonyms in the title count 1, in the text 0.6.',
  },
  {
    part: 'intent',
    weight: 0.2,
    description: 'How close the author is to choosing: asking, comparing, naming a budget, about to switch.',
  },
  {
    part: 'severity',
    weight: 0.15,
    description: 'How much it hurts, by the words for it; negated words do not count.',
  },
  {
    part: 'freshness',
    weight: 0.15,
    description: 'Halves every 45 days; posts of more than two years are set aside.',
  },
  {
    part: 'engagement',
    weight: 0.05,
    description: 'Votes and twice the comments on a logarithmic scale; 1,000 together are 100.',
  },
  {
    part: 'sincerity',
    weight: 0.1,
    description:
      'How little it reads like an advertisement: discount codes, own offers, short links; below 31 it is set aside as spam.',
  },
]

export const freshnessHalfLifeDays = 45
export const fullEngagement = 1000
