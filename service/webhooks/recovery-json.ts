import type { Sent } from '#contract/always-sent.ts'
import type { Recovery } from '#contract/recoveries.ts'
import type { webhookRecoveries } from '../db/schema/webhooks.ts'

export type RecoveryRow = typeof webhookRecoveries.$inferSelect

export function recoveryJson(row: RecoveryRow): Sent<typeof Recovery> {
  return {
    id: row.id,
    endpoint_id: row.endpointId,
    status: row.status,
    since: row.since.toISOString(),
    until: row.until.toISOString(),
    total: row.total,
    requeued: row.requeued,
    progress: { stage: row.stage, percent: row.percent, message: row.message },
    ...(row.error !== null && { error: row.error }),
    created_at: row.createdAt.toISOString(),
    ...(row.completedAt && { completed_at: row.completedAt.toISOString() }),
  }
}
