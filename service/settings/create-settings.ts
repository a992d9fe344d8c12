import type { Context } from '../core/context.ts'
import { tenantSettings } from '../db/schema/settings.ts'

/** The settings of a new tenant: the defaults of the table. */
export async function createSettings(ctx: Pick<Context, 'db'>, tenantId: string): Promise<void> {
  await ctx.db.insert(tenantSettings).values({ tenantId })
}
