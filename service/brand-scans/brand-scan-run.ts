import { createBrandScan } from '#contract/brand-scans.ts'
import type { EventData } from '#contract/events.ts'
import type { AgentContext } from '../core/context.ts'
import { brandScans } from '../db/schema/brand-scans.ts'
import { eq } from '../db/sql.ts'
import { emitEvent } from '../events/emit-event.ts'
import { failedJobStatus } from '../runs/job-outcome.ts'
import { type RunKind, runPolicy } from '../runs/run-kind.ts'
import { NoAnswer } from './no-answer.ts'
import type { BrandScanRow, ScannedBrand } from './scanned-brand.ts'
import { readsOwnContent, scoreBasis } from './score-basis.ts'

/** Brand scan: `processing` -> `completed` | `failed`. A scan that no engine answered failed, and costs nothing. */
export const brandScanRun: RunKind<BrandScanRow, ScannedBrand> = {
  name: 'brand_scans',
  table: brandScans,
  operation: createBrandScan.id,
  open: ['processing'],
  running: 'processing',
  queue: { name: 'brand-scan.run', policy: runPolicy },
  work: async (...run) => (await import('./perform-brand-scan.ts')).performBrandScan(...run),
  async finish(tx, row, scanned) {
    await keep(tx, row, scanned)
    const data: EventData<'brand_scan.completed'> = {
      brand_scan_id: row.id,
      brand_name: row.brandName,
      status: 'completed',
      job_status: 'succeeded',
      ...(scanned.score !== null && {
        overall_score: scanned.score,
        score_basis: scoreBasis(readsOwnContent(scanned.results)),
      }),
      credits_charged: row.credits,
    }
    await emitEvent(tx, { type: 'brand_scan.completed', subjectId: row.id, data })
    return { status: 'completed' }
  },
  async notifyFailure(tx, row, failure) {
    if (failure instanceof NoAnswer) await keep(tx, row, failure.scanned)
    const data: EventData<'brand_scan.failed'> = {
      brand_scan_id: row.id,
      brand_name: row.brandName,
      status: 'failed',
      job_status: failedJobStatus(failure),
      error: failure.message,
      credits_charged: 0,
    }
    await emitEvent(tx, { type: 'brand_scan.failed', subjectId: row.id, data })
  },
}

async function keep(tx: AgentContext, row: BrandScanRow, scanned: ScannedBrand): Promise<void> {
  const { category, ...rest } = scanned
  await tx.db
    .update(brandScans)
    .set({ ...rest, category: category ?? null })
    .where(eq(brandScans.id, row.id))
}
