import { stringify } from 'csv-stringify/sync'
import type { ScoutItem } from '#contract/scout-results.ts'

const columns: readonly [string, (item: ScoutItem) => string | number | undefined][] = [
  ['score', (item) => item.score],
  ['type', (item) => item.type],
  ['title', (item) => item.title],
  ['quotation', (item) => item.quotation],
  ['permalink', (item) => item.permalink],
  ['forum', (item) => item.forum],
  ['created_at', (item) => item.created_at],
  ['comments', (item) => item.comments],
  ['votes', (item) => item.votes],
  ['near_duplicates', (item) => item.duplicates.count],
  ['promotion', (item) => item.promotion],
  ...['fit', 'intent', 'severity', 'freshness', 'engagement'].map(
    (part): [string, (item: ScoutItem) => string | number | undefined] => [
      part,
      (item) => item.parts.find((one) => one.part === part)?.value ?? undefined,
    ],
  ),
]

/**
 * Posts as rows of CSV (RFC 4180). What people wrote is untrusted: what a spreadsheet would run as a formula gets an
 * apostrophe in front (OWASP, CSV injection).
 */
export function scoutItemsCsv(items: readonly ScoutItem[]): string {
  const rows = items.map((item) => columns.map(([, read]) => read(item) ?? ''))
  return stringify([columns.map(([name]) => name), ...rows], { escape_formulas: true })
}
