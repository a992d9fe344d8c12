import type { ClaimJudge } from './claim-judge.ts'

/** How a checking model answers, by its name: those of the MiniCheck family only say Yes or No. */
export function answersOf(model: string): ClaimJudge['answers'] {
  return /minicheck/i.test(model) ? 'yes_no' : 'verdicts'
}
