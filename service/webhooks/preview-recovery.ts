import type { Sent } from '#contract/always-sent.ts'
import type { LeftOutDeliveries, RecoverInput, RecoveryPreview } from '#contract/recoveries.ts'
import type { AgentContext } from '../core/context.ts'
import { webhookDeliveries } from '../db/schema/webhooks.ts'
import { asc, count } from '../db/sql.ts'
import { countLeftOut } from './count-left-out.ts'
import { getEndpointRow } from './get-endpoint-row.ts'
import { recoverable, recoverySpan } from './recoverable.ts'

/**
 * Counts what a recovery would send again, by event type, and what it would leave out; for a disabled endpoint too.
 * @throws {ServiceError} `not_found`; `invalid` when the span is empty
 */
export async function previewRecovery(
  ctx: AgentContext,
  input: Pick<RecoverInput, 'since' | 'until'> & { id: string },
): Promise<Sent<typeof RecoveryPreview> & { left_out: LeftOutDeliveries[] }> {
  const span = recoverySpan(ctx, input)
  const { id: endpointId, tenantId } = await getEndpointRow(ctx, input.id)
  const { eventType } = webhookDeliveries
  const rows = await ctx.db
    .select({ eventType, count: count() })
    .from(webhookDeliveries)
    .where(recoverable({ tenantId, endpointId }, span))
    .groupBy(eventType)
    .orderBy(asc(eventType))
  return {
    dry_run: true,
    since: span.since.toISOString(),
    until: span.until.toISOString(),
    total: rows.reduce((sum, row) => sum + row.count, 0),
    by_event_type: Object.fromEntries(rows.map((row) => [row.eventType, row.count])),
    left_out: await countLeftOut(ctx, { tenantId, endpointId }, span),
  }
}
