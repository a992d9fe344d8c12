import { randomUUID } from 'node:crypto'
import type { CreateBrandScanInput, CreatedBrandScan } from '#contract/brand-scans.ts'
import type { AgentContext } from '../core/context.ts'
import { chargedTransaction } from '../credits/charged-transaction.ts'
import { brandScans } from '../db/schema/brand-scans.ts'
import { queueRun } from '../runs/queue-run.ts'
import { brandKey } from './brand-key.ts'
import { priceBrandScan } from './brand-scan-charge.ts'
import { brandScanRun } from './brand-scan-run.ts'

/**
 * Accepts one scan (POST /api/agent/tools/brand-scan): its row, its hold on the credits and its job are one transaction.
 * @throws {ServiceError} `insufficient_credits`
 */
export async function createBrandScan(
  ctx: AgentContext,
  input: CreateBrandScanInput,
): Promise<CreatedBrandScan> {
  const { creditsRequired: credits, breakdown } = priceBrandScan(ctx)
  const id = randomUUID()
  return chargedTransaction(ctx, async (tx) => {
    const now = tx.now()
    await tx.db.insert(brandScans).values({
      id,
      ...tx.caller,
      status: 'processing',
      credits,
      brandName: input.brandName,
      brandKey: brandKey(input.brandName),
      aliases: input.aliases ?? [],
      givenCategory: input.category ?? null,
      givenQuestions: input.questions ?? [],
      createdAt: now,
      updatedAt: now,
    })
    await queueRun(tx, brandScanRun, { id, charge: { credits, breakdown } })
    return { id, status: 'processing', brand_name: input.brandName, credits_charged: credits }
  })
}
