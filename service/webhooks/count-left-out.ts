import type { LeftOutDeliveries } from '#contract/recoveries.ts'
import type { AgentContext } from '../core/context.ts'
import { webhookDeliveries } from '../db/schema/webhooks.ts'
import { and, count, not, sql } from '../db/sql.ts'
import { inSpan, type RecoverySpan, recoverable } from './recoverable.ts'

const messages = {
  delivered: 'They got through once. retryDelivery resends one of them.',
  test: 'Tests are examples: nothing had happened. sendTestEvent sends a new one.',
  under_way: 'They are queued or being sent already.',
}

/** The deliveries of the span that a recovery leaves alone, by reason. */
export async function countLeftOut(
  ctx: AgentContext,
  endpoint: { tenantId: string; endpointId: string },
  span: RecoverySpan,
): Promise<LeftOutDeliveries[]> {
  const { isTest, deliveredAt } = webhookDeliveries
  const reason = sql<keyof typeof messages>`case when ${isTest} then 'test'
    when ${deliveredAt} is not null then 'delivered' else 'under_way' end`
  const rows = await ctx.db
    .select({ reason, count: count() })
    .from(webhookDeliveries)
    .where(and(inSpan(endpoint, span), not(sql`(${recoverable(endpoint, span)})`)))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
  return rows.map((row) => ({ ...row, message: messages[row.reason] }))
}
