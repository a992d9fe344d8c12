import type { Sent } from '#contract/always-sent.ts'
import type {
  BrandCategory,
  BrandRecommendation,
  BrandScanResult,
  BrandScoreTerm,
} from '#contract/brand-scans.ts'
import type { brandScans } from '../db/schema/brand-scans.ts'

export type BrandScanRow = typeof brandScans.$inferSelect

/** What the work of a scan brings. `score` is null where nothing could be measured. */
export type ScannedBrand = {
  category: Sent<typeof BrandCategory> | undefined
  score: number | null
  terms: BrandScoreTerm[]
  results: BrandScanResult[]
  recommendations: BrandRecommendation[]
  warnings: string[]
}
