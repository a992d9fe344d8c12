import { stringify } from 'csv-stringify/sync'
import type { Lead } from '#contract/lead-magnets.ts'

const columns = [
  'email',
  'status',
  'consented_at',
  'confirmed_at',
  'consent_version',
  'consent_text',
  'downloads',
  'last_download_at',
  'language',
  'came_from',
  'id',
]

/** RFC 4180, and no cell that a spreadsheet would take for a formula. */
export function leadsCsv(leads: readonly Lead[]): string {
  const rows = leads.map(({ came_from, ...lead }) => ({ ...lead, came_from: came_from?.name }))
  return stringify(rows, { header: true, columns, escape_formulas: true, record_delimiter: 'windows' })
}
