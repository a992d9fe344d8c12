import type { BrandScan } from '#contract/brand-scans.ts'
import { csvLines } from '#lib/csv-lines.ts'

const columns: readonly [string, (scan: BrandScan) => string | number | undefined][] = [
  ['id', (scan) => scan.id],
  ['brand', (scan) => scan.brand_name],
  ['category', (scan) => scan.category?.name],
  ['status', (scan) => scan.status],
  ['score', (scan) => scan.overall_score],
  ['score_basis', (scan) => scan.score_basis],
  ['engines_asked', (scan) => scan.engines_asked],
  ['engines_answered', (scan) => scan.engines_answered],
  ['answers', (scan) => scan.answers_counted],
  ['credits_charged', (scan) => scan.credits_charged],
  ['created_at', (scan) => scan.created_at],
  ['error', (scan) => scan.error],
]

export const scansCsvHeader = csvLines([columns.map(([name]) => name)])

/** Scans as rows of CSV; no score is an empty cell, never zero. */
export function scansCsv(scans: readonly BrandScan[]): string {
  const rows = scans.map((scan) => columns.map(([, read]) => read(scan) ?? ''))
  return csvLines(rows)
}
