import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

/**
 * Of a file of sign-ups the rows with these ids, below the same header.
 * @param csv as the service makes it (RFC 4180), with a column `id`; its cells are safe for a spreadsheet already
 */
export function keepRowsOf(ids: readonly string[], csv: string): string {
  const [header = [], ...rows]: string[][] = parse(csv)
  const place = header.indexOf('id')
  const chosen = new Set(ids)
  const kept = rows.filter((row) => chosen.has(row[place] ?? ''))
  return stringify([header, ...kept], { record_delimiter: 'windows' })
}
