import type { Sent } from '#contract/always-sent.ts'
import type { Recovery } from '#contract/recoveries.ts'
import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { webhookRecoveries } from '../db/schema/webhooks.ts'
import { and, eq } from '../db/sql.ts'
import { recoveryJson } from './recovery-json.ts'

/** @throws {ServiceError} `not_found` */
export async function getRecovery(ctx: AgentContext, id: string): Promise<Sent<typeof Recovery>> {
  const [row] = await ctx.db
    .select()
    .from(webhookRecoveries)
    .where(and(eq(webhookRecoveries.id, id), eq(webhookRecoveries.tenantId, ctx.caller.tenantId)))
  if (!row) throw notFound('recovery')
  return recoveryJson(row)
}
