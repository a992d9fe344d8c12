import { createBrandScan } from '#contract/brand-scans.ts'
import type { EventData } from '#contract/events.ts'
import type { AgentContext, Context } from '../context.ts'
import { brandScans } from '../db/schema/brand-scans.ts'
import { eq } from '../db/sql.ts'
import { emitEvent } from '../events/emit-event.ts'
import { enqueueAll } from '../queue/enqueue.ts'
import { performRun } from '../runs/perform-run.ts'
import { resumeRuns } from '../runs/resume-runs.ts'
import type { RunKind } from '../runs/run-kind.ts'
import { NoAnswer } from './no-answer.ts'
import { scanBrand } from './scan-brand.ts'
import type { BrandScanRow, ScannedBrand } from './scanned-brand.ts'

/** Brand scan: `processing` -> `completed` | `failed`. A scan that no engine answered failed, and costs nothing. */
const brandScanKind: RunKind<BrandScanRow, ScannedBrand> = {
  table: brandScans,
  operation: createBrandScan.id,
  open: ['processing'],
  running: 'processing',
  work: scanBrand,
  async finish(tx, row, scanned) {
    await keep(tx, row, scanned)
    const data: EventData<'brand_scan.completed'> = {
      brand_scan_id: row.id,
      brand_name: row.brandName,
      status: 'completed',
      ...(scanned.score !== null && { overall_score: scanned.score }),
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
      error: failure.message,
      credits_charged: 0,
    }
    await emitEvent(tx, { type: 'brand_scan.failed', subjectId: row.id, data })
  },
}

/** The job of one scan. */
export function performBrandScan(ctx: Context, job: { runId: string; signal: AbortSignal }): Promise<void> {
  return performRun(ctx, brandScanKind, job)
}

/** Housekeeping: queues scans again that nobody works on any more. */
export function resumeBrandScans(ctx: Context): Promise<void> {
  return resumeRuns(ctx, brandScanKind, (tx, ids) =>
    enqueueAll(
      tx,
      'brand-scan.run',
      ids.map((id) => ({ scan_id: id })),
    ),
  )
}

async function keep(tx: AgentContext, row: BrandScanRow, scanned: ScannedBrand): Promise<void> {
  const { category, ...rest } = scanned
  await tx.db
    .update(brandScans)
    .set({ ...rest, category: category ?? null })
    .where(eq(brandScans.id, row.id))
}
