import type { ScoutItem } from '#contract/scout-results.ts'
import { csvLines } from '#lib/csv-lines.ts'

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
  ['links_own_page', (item) => (item.links_own_page === undefined ? undefined : String(item.links_own_page))],
  ...['fit', 'intent', 'severity', 'freshness', 'engagement'].map(
    (part): [string, (item: ScoutItem) => string | number | undefined] => [
      part,
      (item) => item.parts.find((one) => one.part === part)?.value ?? undefined,
    ],
  ),
]

/** Posts as rows of CSV. */
export function scoutItemsCsv(items: readonly ScoutItem[]): string {
  const rows = items.map((item) => columns.map(([, read]) => read(item) ?? ''))
  return csvLines([columns.map(([name]) => name), ...rows])
}
