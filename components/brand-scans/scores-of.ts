import type { BrandScan, ScannedBrand } from '#contract/brand-scans.ts'

/** The scores of a brand among the scans at hand, oldest first; those that measure something else than the last are left out. */
export function scoresOf(
  { brand_name: brand, last_score_basis: basis }: Pick<ScannedBrand, 'brand_name' | 'last_score_basis'>,
  scans: readonly BrandScan[],
): number[] {
  const name = brand.toLowerCase()
  return scans
    .filter(
      (scan) =>
        scan.status === 'completed' && scan.brand_name?.toLowerCase() === name && scan.score_basis === basis,
    )
    .toSorted((a, b) => Date.parse(a.created_at ?? '') - Date.parse(b.created_at ?? ''))
    .flatMap(({ overall_score: score }) => score ?? [])
}
