import type { Problem } from '#lib/action-result.ts'

/** What became of each record of a selection. */
export type BulkOutcome = {
  done: string[]
  refused: { id: string; message: string }[]
  /** Ended the round early, for example a rate limit; what is in neither list was not tried. */
  stoppedBy?: Problem
}

/**
 * The outcome in sentences, with the reason of each refusal after the name of its record.
 * @param names of every record that was asked for, by id
 */
export function bulkSummary(outcome: BulkOutcome, names: ReadonlyMap<string, string>, verb: string): string {
  const { done, refused, stoppedBy } = outcome
  const untried = names.size - done.length - refused.length
  const parts = [
    `${done.length} of ${names.size} ${verb}`,
    ...refused
      .slice(0, maxNamed)
      .map(({ id, message }) => `“${names.get(id) ?? id}”: ${withoutStop(message)}`),
    refused.length > maxNamed && `${refused.length - maxNamed} more refused`,
    untried > 0 &&
      `${untried} not tried: ${stoppedBy ? withoutStop(stoppedBy.message) : 'the rest stays selected for another round'}`,
  ]
  return `${parts.filter(Boolean).join('. ')}.`
}

const maxNamed = 5

function withoutStop(message: string): string {
  return message.replace(/\.$/, '')
}
