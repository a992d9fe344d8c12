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
      'How much the post is about your topic. Words, stems and synonyms count 1 in the title and 0.6 in the text.',
  },
  {
    part: 'intent',
    weight: 0.2,
    description: 'How close the author is to choosing: asking, comparing, naming a budget, about to switch.',
  },
  {
    part: 'severity',
    weight: 0.15,
    description: "How serious the problem is, based on its wording. Negated words don't count.",
  },
  {
    part: 'freshness',
    weight: 0.15,
    description: 'Halves every 45 days. Posts older than 2 years are skipped.',
  },
  {
    part: 'engagement',
    weight: 0.05,
    description: 'Votes plus 2 × comments: 1,000 or more is 100, and the first count most.',
  },
  {
    part: 'sincerity',
    weight: 0.1,
    description:
      'How little it reads like an ad: discount codes, own offers, short links. Posts below 31 are skipped as spam.',
  },
]

export const freshnessHalfLifeDays = 45
export const fullEngagement = 1000
