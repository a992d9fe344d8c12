import type { Sent } from '#contract/always-sent.ts'
import type { Suppression } from '#contract/suppressions.ts'
import type { suppressions } from '../db/schema/suppressions.ts'

export function suppressionJson(row: typeof suppressions.$inferSelect): Sent<typeof Suppression> {
  return {
    id: row.id,
    kind: row.kind,
    value: row.value,
    ...(row.reason !== null && { reason: row.reason }),
    origin: row.origin,
    created_at: row.createdAt.toISOString(),
  }
}
