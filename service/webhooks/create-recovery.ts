import type { Sent } from '#contract/always-sent.ts'
import type { RecoverInput, Recovery } from '#contract/recoveries.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict } from '../core/errors.ts'
import { webhookRecoveries } from '../db/schema/webhooks.ts'
import { and, eq, inArray, sql } from '../db/sql.ts'
import { answeredTransaction } from '../idempotency/answered-transaction.ts'
import { queueRun } from '../runs/queue-run.ts'
import { getActiveEndpointRow } from './get-endpoint-row.ts'
import { previewRecovery } from './preview-recovery.ts'
import { recoverySpan } from './recoverable.ts'
import { type RecoveryRow, recoveryJson } from './recovery-json.ts'
import { openRecovery, recoveryRun } from './recovery-run.ts'

/**
 * Starts to resend the failed deliveries of an endpoint; the job requeues them in batches.
 * @throws {ServiceError} `not_found`; `invalid` when the span is empty; `conflict` while the endpoint is disabled, and
 * while another recovery of it is in progress
 */
export async function createRecovery(
  ctx: AgentContext,
  input: Pick<RecoverInput, 'since' | 'until'> & { id: string },
): Promise<Sent<typeof Recovery>> {
  const span = recoverySpan(ctx, input)
  const endpoint = await getActiveEndpointRow(ctx, input.id, 'recover')
  const { total, left_out } = await previewRecovery(ctx, {
    id: endpoint.id,
    since: span.since.toISOString(),
    until: span.until.toISOString(),
  })
  return answeredTransaction(ctx, async (tx) => {
    const row = await insertRecovery(tx, { ...span, total, endpointId: endpoint.id })
    await queueRun(tx, recoveryRun, { id: row.id })
    return { ...recoveryJson(row), left_out }
  })
}

async function insertRecovery(
  tx: AgentContext,
  recovery: { since: Date; until: Date; total: number; endpointId: string },
): Promise<RecoveryRow> {
  const now = tx.now()
  const [row] = await tx.db
    .insert(webhookRecoveries)
    .values({ ...recovery, ...tx.caller, status: 'queued', credits: 0, createdAt: now, updatedAt: now })
    .onConflictDoNothing({
      target: webhookRecoveries.endpointId,
      where: sql`status in ('queued', 'running')`,
    })
    .returning()
  if (row) return row
  const [other] = await tx.db
    .select({ id: webhookRecoveries.id })
    .from(webhookRecoveries)
    .where(
      and(
        eq(webhookRecoveries.endpointId, recovery.endpointId),
        inArray(webhookRecoveries.status, [...openRecovery]),
      ),
    )
  // It ended between the two statements.
  if (!other) return insertRecovery(tx, recovery)
  throw conflict(
    'recovery_under_way',
    `Another recovery of this endpoint is in progress (${other.id}); wait for it to end.`,
  )
}
