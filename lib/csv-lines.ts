import { stringify } from 'csv-stringify/sync'

/**
 * Rows as lines of CSV (RFC 4180), which end with CRLF. What a spreadsheet would run as a formula gets an apostrophe in
 * front (OWASP, CSV injection).
 */
export function csvLines(rows: readonly (readonly (string | number)[])[]): string {
  return stringify([...rows], { escape_formulas: true, record_delimiter: 'windows' })
}
