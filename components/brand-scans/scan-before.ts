import type { BrandScan } from '#contract/brand-scans.ts'

type Compared = Pick<BrandScan, 'id' | 'status' | 'created_at' | 'score_basis'>

/** The newest scan before one, among those of its brand at hand, that measured the same; undefined where none did. */
export function scanBefore<T extends Compared>(scan: T, scans: readonly T[]): T | undefined {
  return lastBefore(
    scan,
    scans.filter((other) => other.score_basis === scan.score_basis),
  )
}

/** The newest finished scan before one, whatever it measured. */
export function lastBefore<T extends Compared>(scan: T, scans: readonly T[]): T | undefined {
  const at = Date.parse(scan.created_at ?? '')
  return scans
    .filter((other) => other.status === 'completed' && Date.parse(other.created_at ?? '') < at)
    .toSorted((a, b) => Date.parse(b.created_at ?? '') - Date.parse(a.created_at ?? ''))[0]
}
