import { recoverDeliveries } from '#contract/recoveries.ts'
import type { AgentContext } from '../core/context.ts'
import { webhookDeliveries, webhookEndpoints, webhookRecoveries } from '../db/schema/webhooks.ts'
import { and, asc, eq, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { sendWakeUp } from '../queue/wake-ups.ts'
import { claimed } from '../runs/claimed.ts'
import type { ReportStage } from '../runs/progress-report.ts'
import { RunFailure } from '../runs/run-failure.ts'
import { type RunKind, runPolicy } from '../runs/run-kind.ts'
import { recoverable } from './recoverable.ts'
import type { RecoveryRow } from './recovery-json.ts'

const batchSize = 500

/** States in which a recovery is not over. */
export const openRecovery = ['queued', 'running'] as const

/**
 * A recovery as a run. Unlike other runs it saves its progress as it goes: each batch is one transaction with its end
 * position, so that a resumed run continues there and queues nothing twice.
 */
export const recoveryRun: RunKind<RecoveryRow, void> = {
  name: 'recoveries',
  table: webhookRecoveries,
  operation: recoverDeliveries.id,
  open: openRecovery,
  running: 'running',
  queue: { name: 'webhook.recover', policy: { ...runPolicy, concurrency: 4, keepSeconds: 3600 } },
  work: performRecovery,
  async finish(tx, row) {
    const [end] = await tx.db
      .select({ requeued: webhookRecoveries.requeued })
      .from(webhookRecoveries)
      .where(eq(webhookRecoveries.id, row.id))
    return {
      status: 'completed',
      used: 0,
      message: `${toMessage(end?.requeued ?? 0)} queued for resending.`,
    }
  },
  async notifyFailure() {
    // The requester reads the outcome in the recovery; there is no event about events.
  },
}

async function performRecovery(
  ctx: AgentContext,
  row: RecoveryRow,
  { signal, report }: { signal: AbortSignal; report: ReportStage },
): Promise<void> {
  let cursor = row.cursorAt && row.cursorId ? { at: row.cursorAt, id: row.cursorId } : undefined
  let requeued = row.requeued
  for (;;) {
    signal.throwIfAborted()
    await tell(report, requeued, row.total)
    const batch = await inTransaction(ctx, (tx) => requeueBatch(tx, row, { cursor, requeued }))
    cursor = batch.cursor
    requeued = batch.requeued
    if (!cursor) return
  }
}

type Place = { cursor: { at: Date; id: string } | undefined; requeued: number }

/** Without a cursor in the answer there is nothing left. Each delivery begins a new round with the same `webhook-id`. */
async function requeueBatch(tx: AgentContext, row: RecoveryRow, from: Place): Promise<Place> {
  await rejectDisabled(tx, row)
  const { id, createdAt } = webhookDeliveries
  const { cursor } = from
  const batch = await tx.db
    .select({ id, createdAt })
    .from(webhookDeliveries)
    .where(
      and(
        recoverable(row, row),
        cursor && sql`(${createdAt}, ${id}) > (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)`,
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(batchSize)
    .for('update')
  const last = batch.at(-1)
  if (!last) return { ...from, cursor: undefined }
  const now = tx.now()
  await tx.db
    .update(webhookDeliveries)
    .set({
      status: 'queued',
      roundStart: sql`${webhookDeliveries.attempts}`,
      reason: null,
      nextAttemptAt: now,
      updatedAt: now,
    })
    .where(sql`${id} = any(${sql.param(batch.map((one) => one.id))}::uuid[])`)
  const requeued = from.requeued + batch.length
  const mine = await tx.db
    .update(webhookRecoveries)
    .set({ requeued, cursorAt: last.createdAt, cursorId: last.id, updatedAt: now })
    .where(claimed(webhookRecoveries, row))
    .returning({ id: webhookRecoveries.id })
  if (mine.length === 0) throw new RunFailure('interrupted', 'Another worker took over this recovery.')
  await sendWakeUp(tx, 'deliveries_due')
  return { cursor: { at: last.createdAt, id: last.id }, requeued }
}

async function rejectDisabled(tx: AgentContext, row: RecoveryRow): Promise<void> {
  const { isActive, deletedAt } = webhookEndpoints
  const [endpoint] = await tx.db
    .select({ isActive, deletedAt })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, row.endpointId))
  if (!endpoint || endpoint.deletedAt) {
    throw new RunFailure('endpoint_deleted', 'The endpoint was deleted in the meantime.')
  }
  if (endpoint.isActive) return
  throw new RunFailure(
    'endpoint_disabled',
    'The endpoint was disabled in the meantime. Fix it, enable it and resend again.',
  )
}

function tell(report: ReportStage, requeued: number, total: number): Promise<void> {
  const percent = total === 0 ? 0 : (requeued / total) * 100
  return report({
    stage: 'requeueing',
    percent,
    message: `${requeued} of ${toMessage(total)} queued for resending.`,
  })
}

function toMessage(count: number): string {
  return count === 1 ? '1 delivery' : `${count} deliveries`
}
