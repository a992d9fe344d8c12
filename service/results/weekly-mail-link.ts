import type { Context } from '../core/context.ts'
import { tenantSettings } from '../db/schema/settings.ts'
import { eq } from '../db/sql.ts'
import { hashCode, sameHash } from '../secrets/sealing.ts'

type Keyed = { config: Pick<Context['config'], 'tokenKey' | 'serviceUrl'> }

/** Where the weekly mail is switched off without signing in. It never expires, since an old mail must stop it too. */
export function stopMailUrl(ctx: Keyed, tenantId: string): string {
  return `${ctx.config.serviceUrl}/agent/weekly-mail?tenant=${tenantId}&signature=${sign(ctx, tenantId).toString('base64url')}`
}

/** True for the query of a URL that {@link stopMailUrl} made. */
export function isStopLink(ctx: Keyed, link: { tenant: string; signature: string }): boolean {
  return sameHash(Buffer.from(link.signature, 'base64url'), sign(ctx, link.tenant))
}

/** Switches the mail off; again changes nothing. */
export async function stopWeeklyMail(ctx: Context, tenantId: string): Promise<void> {
  await ctx.db.update(tenantSettings).set({ weeklyMail: false }).where(eq(tenantSettings.tenantId, tenantId))
}

function sign({ config }: Keyed, tenantId: string): Buffer {
  return hashCode(config.tokenKey, `weekly-mail:${tenantId}`)
}
