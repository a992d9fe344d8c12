import type { Problem } from '#lib/action-result.ts'

/** What became of each article of a selection. */
export type BulkOutcome = {
  done: string[]
  refused: { id: string; message: string }[]
  /** Ended the round early, for example a rate limit; what is in neither list was not tried. */
  stoppedBy?: Problem
}

/** The outcome in a sentence, for example `3 articles deleted, 1 could not be`. */
export function bulkSummary(outcome: BulkOutcome, asked: number, verb: string): string {
  const { done, refused, stoppedBy } = outcome
  const untried = asked - done.length - refused.length
  const parts = [
    `${done.length} of ${asked} ${verb}`,
    refused.length > 0 && `${refused.length} refused: ${refused[0]?.message ?? ''}`,
    untried > 0 && stoppedBy && `${untried} not tried: ${stoppedBy.message}`,
  ]
  return parts.filter(Boolean).join('. ')
}
