import type { RunRow, RunTable } from '../db/schema/run-columns.ts'
import { and, eq } from '../db/sql.ts'

/** The condition under which the holder of a claim may change its row. */
export function claimed(table: RunTable, row: Pick<RunRow, 'id' | 'tenantId' | 'status' | 'attempt'>) {
  return and(
    eq(table.id, row.id),
    eq(table.tenantId, row.tenantId),
    eq(table.status, row.status),
    eq(table.attempt, row.attempt),
  )
}
