import type { Context } from '../core/context.ts'
import { pageDays } from '../db/schema/results.ts'
import { tenantSettings } from '../db/schema/settings.ts'
import { sql } from '../db/sql.ts'

/**
 * Counts a sign-up for a lead magnet, or its confirmation, on the tenant's present day: of the lead magnet, and of the
 * article that led to its form. Part of the transaction that stores it. Sign-ups are counted here and not in their own table, which forgets those that are never confirmed.
 * @param lead `id` is the lead magnet's; `cameFrom` as it is stored with the sign-up
 */
export async function countLead(
  ctx: Pick<Context, 'db' | 'now'>,
  lead: { id: string; tenantId: string; what: 'leads' | 'confirmed_leads'; cameFrom: string | null },
): Promise<void> {
  const column = sql.identifier(lead.what)
  const pages = ['', `guide:${lead.id}`, ...(lead.cameFrom?.startsWith('article:') ? [lead.cameFrom] : [])]
  // In the order of the keys, as all that lock these rows do.
  await ctx.db.execute(sql`
    insert into ${pageDays} as kept (tenant_id, day, page, ${column})
    select tenant_id, (${ctx.now().toISOString()}::timestamptz at time zone time_zone)::date, page, 1
    from ${tenantSettings} cross join unnest(${sql.param(pages)}::text[]) as page
    where tenant_id = ${lead.tenantId} order by page
    on conflict (tenant_id, day, page) do update set ${column} = kept.${column} + 1`)
}
