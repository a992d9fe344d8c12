import type { Sent } from '#contract/always-sent.ts'
import type { BrandScan } from '#contract/brand-scans.ts'
import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { brandScans } from '../db/schema/brand-scans.ts'
import { and, eq } from '../db/sql.ts'
import { brandScanJson } from './brand-scan-json.ts'
import { scanSummaryColumns } from './scan-columns.ts'

/**
 * One scan with every answer (GET /api/agent/tools/brand-scan/{id}).
 * @throws {ServiceError} `not_found`, also for a scan of another tenant
 */
export async function getBrandScan(ctx: AgentContext, scanId: string): Promise<Sent<typeof BrandScan>> {
  const [row] = await ctx.db
    .select({ ...scanSummaryColumns, results: brandScans.results })
    .from(brandScans)
    .where(and(eq(brandScans.id, scanId), eq(brandScans.tenantId, ctx.caller.tenantId)))
  if (!row) throw notFound('brand scan')
  return brandScanJson(row)
}
