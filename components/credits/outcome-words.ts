import type { Tone } from '#components/ui/status-pill.tsx'
import { formatNumber } from '#lib/format-number.ts'
import type { OperationRow, Outcome } from './operation-rows.ts'

const looks: Readonly<Record<Outcome, { tone: Tone; label: string }>> = {
  received: { tone: 'good', label: 'Received' },
  reserved: { tone: 'busy', label: 'Running' },
  spent: { tone: 'neutral', label: 'Spent' },
  partly_returned: { tone: 'info', label: 'Partly refunded' },
  returned: { tone: 'info', label: 'Refunded' },
  other: { tone: 'neutral', label: 'Other' },
}

/** How an outcome is shown; a kind that this release does not know, by its name. */
export function outcomeLook({ outcome, entry }: OperationRow): { tone: Tone; label: string } {
  return outcome === 'other' ? { tone: 'neutral', label: entry.kind.replaceAll('_', ' ') } : looks[outcome]
}

/** What was refunded of a reservation and why, as the ledger shows it: `Reserved 48, used 15: the text is mini.` */
export function outcomeNote(row: OperationRow): string | undefined {
  const { outcome, reserved, spent, returned, operation, entry } = row
  const isArticle = operation === 'generateArticle'
  if (outcome === 'reserved') return `${formatNumber(reserved)} reserved until it ends.`
  if (outcome === 'returned') {
    const why =
      entry.kind === 'release'
        ? 'it ended without a result'
        : isArticle
          ? 'no charge for briefs or texts of fewer than 80 words'
          : 'it used nothing'
    return `All ${formatNumber(returned)} were refunded: ${why}.`
  }
  if (outcome !== 'partly_returned') return undefined
  const size = Object.keys(entry.breakdown ?? {}).flatMap((item) => /^size\.(\w+)$/.exec(item)?.[1] ?? [])[0]
  const why = isArticle && size !== undefined ? `: the text is ${size}` : ''
  return `Reserved ${formatNumber(reserved)}, used ${formatNumber(spent)}${why}. ${formatNumber(returned)} refunded.`
}
