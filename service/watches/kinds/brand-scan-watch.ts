import type { Sent } from '#contract/always-sent.ts'
import { type BrandScan, CreateBrandScanInput } from '#contract/brand-scans.ts'
import { brandKey } from '../../brand-scans/brand-key.ts'
import { estimateBrandScan, priceBrandScan } from '../../brand-scans/brand-scan-charge.ts'
import { brandScanRun } from '../../brand-scans/brand-scan-run.ts'
import { createBrandScan } from '../../brand-scans/create-brand-scan.ts'
import { getBrandScan } from '../../brand-scans/get-brand-scan.ts'
import type { SnapshotFact, WatchSnapshot } from '../../db/schema/watches.ts'
import { watchedKind } from '../watched-kind.ts'

/** A brand in the answers of engines: its score, who names it, and who is named beside it. */
export const brandScanWatch = watchedKind({
  input: CreateBrandScanInput,
  run: brandScanRun,
  labelOf: ({ brandName }) => brandName,
  subjectKeyOf: ({ brandName }) => brandKey(brandName),
  price: (ctx) => priceBrandScan(ctx).creditsRequired,
  estimate: estimateBrandScan,
  start: async (tx, input) => (await createBrandScan(tx, input)).id,
  async read(ctx, runId) {
    const scan = await getBrandScan(ctx, runId)
    return { subjectKey: brandKey(scan.brand_name ?? ''), snapshot: brandSnapshot(scan) }
  },
})

export function brandSnapshot(scan: Sent<typeof BrandScan>): WatchSnapshot {
  const results = scan.results ?? []
  const brand = scan.brand_name ?? 'the brand'
  const mentions = results
    .filter(({ mentioned }) => mentioned)
    .map(({ llmId, label = llmId }): SnapshotFact => {
      return {
        id: `mention ${llmId}`,
        added: `${label} names ${brand}.`,
        removed: `${label} no longer names ${brand}.`,
        notable: true,
      }
    })
  const names = new Set(results.flatMap(({ competitors = [] }) => competitors.map(({ name }) => name)))
  const competitors = [...names].map(
    (name): SnapshotFact => ({
      id: `competitor ${brandKey(name)}`,
      added: `${name} is named beside ${brand}.`,
      removed: `${name} is no longer named beside ${brand}.`,
      notable: false,
    }),
  )
  const named = scan.share_of_voice?.map(({ name, is_own, mentions: times }) => ({
    name,
    is_own,
    mentions: times,
  }))
  return { score: scan.overall_score, basis: scan.score_basis, named, facts: [...mentions, ...competitors] }
}
