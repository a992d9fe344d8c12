import type { AgentContext } from '../core/context.ts'
import { executePrepared } from '../db/prepared.ts'
import { brandScans } from '../db/schema/brand-scans.ts'
import { sql } from '../db/sql.ts'
import { cancelled } from '../runs/cancel-run.ts'

/** `failed` counts brands whose newest scan failed in the last seven days; a later scan settles it. */
export type VisibilityHealth = { brands: number; failed: number; lastFailedId: string | undefined }

/** What needs a person, and whether any brand was scanned. */
export async function getVisibilityHealth(ctx: AgentContext): Promise<VisibilityHealth> {
  const since = new Date(ctx.now().getTime() - 7 * 86_400_000).toISOString()
  const [row] = await executePrepared<{ brands: number; failed: number; last_failed_id: string | null }>(
    ctx.db,
    sql`
    with newest as (
      select distinct on (${brandScans.brandKey}) ${brandScans.id} as id, ${brandScans.status} as status,
        ${brandScans.createdAt} as created_at, ${brandScans.reason} as reason
      from ${brandScans}
      where ${brandScans.tenantId} = ${ctx.caller.tenantId}
      order by ${brandScans.brandKey}, ${brandScans.createdAt} desc, ${brandScans.id} desc
    ), failed as (
      select id, created_at from newest where status = 'failed' and reason is distinct from ${cancelled} and created_at > ${since}::timestamptz
    )
    select (select count(*) from newest)::int as brands, (select count(*) from failed)::int as failed,
      (select id from failed order by created_at desc limit 1) as last_failed_id`,
  )
  return {
    brands: row?.brands ?? 0,
    failed: row?.failed ?? 0,
    lastFailedId: row?.last_failed_id ?? undefined,
  }
}
