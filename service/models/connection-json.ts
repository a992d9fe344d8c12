import { type Connection, ConnectionReport } from '#contract/models.ts'
import type { ConnectionRow } from './find-connections.ts'

/** A row as the contract says it; of the key only whether there is one. */
export function connectionJson(row: ConnectionRow): Connection {
  const report = ConnectionReport.safeParse(row.capabilities)
  return {
    purpose: row.purpose,
    provider: row.provider,
    url: row.url,
    ...(row.model !== null && { model: row.model }),
    has_key: row.key !== null,
    options: row.options,
    ...(report.success && { report: report.data }),
    updated_at: row.updatedAt.toISOString(),
  }
}
