import type { Sent } from '#contract/always-sent.ts'
import type { BrandScanList, ListBrandScansQuery } from '#contract/brand-scans.ts'
import type { AgentContext } from '../core/context.ts'
import { orderByColumn } from '../db/order-by-column.ts'
import { brandScans } from '../db/schema/brand-scans.ts'
import { and, count, eq, sql } from '../db/sql.ts'
import { brandKey } from './brand-key.ts'
import { brandScanJson } from './brand-scan-json.ts'
import { listScannedBrands } from './list-scanned-brands.ts'
import { scanSummaryColumns } from './scan-columns.ts'

/** What each order looks at; the table has an index on each, written the same way. */
const columns = {
  brand: brandScans.brandKey,
  score: sql`coalesce(${brandScans.score}, -1)`,
  when: brandScans.createdAt,
}

/** A tenant's scans, newest first unless sorted otherwise, of all brands or the history of one. */
export async function listBrandScans(
  ctx: AgentContext,
  query: ListBrandScansQuery,
): Promise<Sent<typeof BrandScanList>> {
  const { limit, offset, brand, sort } = query
  const key = brand === undefined ? '' : brandKey(brand)
  const chosen = and(
    eq(brandScans.tenantId, ctx.caller.tenantId),
    key === '' ? undefined : eq(brandScans.brandKey, key),
  )
  const [rows, [counted], brands] = await Promise.all([
    ctx.db
      .select(scanSummaryColumns)
      .from(brandScans)
      .where(chosen)
      .orderBy(...orderByColumn(sort, columns, brandScans))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(brandScans).where(chosen),
    listScannedBrands(ctx),
  ])
  return { scans: rows.map(brandScanJson), brands, total: counted?.total ?? 0, limit, offset }
}
