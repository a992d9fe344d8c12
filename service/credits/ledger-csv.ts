import { stringify } from 'csv-stringify/sync'
import type { Sent } from '#contract/always-sent.ts'
import type { LedgerEntry } from '#contract/credits.ts'

const columns = [
  ...['created_at', 'kind', 'credits', 'balance', 'held', 'operation', 'run_id', 'id'],
  ...['spent', 'title', 'breakdown'],
]

/** RFC 4180, `breakdown` as JSON, and no cell that a spreadsheet would take for a formula. */
export function ledgerCsv(entries: readonly Sent<typeof LedgerEntry>[]): string {
  return stringify([...entries], {
    header: true,
    columns,
    escape_formulas: true,
    record_delimiter: 'windows',
  })
}
