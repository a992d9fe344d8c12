import type { LedgerEntry } from '#contract/credits.ts'

/** What became of an operation's credits; `reserved` while it runs. */
export type Outcome = 'received' | 'reserved' | 'spent' | 'partly_returned' | 'returned' | 'other'

/** One operation of the ledger: its reservation and its end in one row. */
export type OperationRow = {
  id: string
  /** ISO 8601: when it ended, or began where it has not. */
  at: string
  operation: string | undefined
  runId: string | undefined
  title: string | undefined
  outcome: Outcome
  /** What was set aside for it; 0 for credits that arrived. */
  reserved: number
  spent: number
  /** What came back of the reservation. */
  returned: number
  /** Signed: what the operation changed in all, a running one so far. */
  change: number
  balance: number
  entry: LedgerEntry
}

/**
 * The rows of a ledger as operations, in their order. A reservation whose end is among the rows is part of that end, which
 * says what was reserved; a server that leaves such reservations out answers the same operations.
 */
export function operationRows(entries: readonly LedgerEntry[]): OperationRow[] {
  const keyOf = ({ operation, run_id }: LedgerEntry) => `${operation} ${run_id}`
  const ended = new Set(entries.filter(({ kind }) => kind === 'settle' || kind === 'release').map(keyOf))
  return entries
    .filter((entry) => entry.kind !== 'hold' || entry.run_id === undefined || !ended.has(keyOf(entry)))
    .map(operationRow)
}

function operationRow(entry: LedgerEntry): OperationRow {
  const { id, created_at: at, kind, credits, balance, operation, run_id: runId, spent = 0, title } = entry
  const row = { id, at, operation, runId, title, balance, entry }
  const none = { reserved: 0, spent: 0, returned: 0 }
  switch (kind) {
    case 'grant':
      return { ...row, ...none, outcome: 'received', change: credits }
    case 'hold':
      return { ...row, ...none, outcome: 'reserved', reserved: -credits, change: credits }
    case 'settle': {
      const outcome = spent === 0 && credits > 0 ? 'returned' : credits > 0 ? 'partly_returned' : 'spent'
      return {
        ...row,
        outcome,
        reserved: spent + credits,
        spent,
        returned: credits,
        change: spent ? -spent : 0,
      }
    }
    case 'release':
      return { ...row, outcome: 'returned', reserved: credits, spent: 0, returned: credits, change: 0 }
    default:
      return { ...row, ...none, outcome: 'other', change: credits }
  }
}
