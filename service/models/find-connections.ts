import type { ModelPurpose } from '#contract/models.ts'
import { ConnectionOptions } from '#contract/models.ts'
import type { AgentContext } from '../core/context.ts'
import { modelConnections } from '../db/schema/models.ts'
import { eq } from '../db/sql.ts'

type Row = typeof modelConnections.$inferSelect
export type ConnectionRow = Omit<Row, 'options'> & { options: ConnectionOptions }
export type Connections = Partial<Record<ModelPurpose, ConnectionRow>>

/** What the tenant connected, by purpose. */
export async function findConnections(ctx: AgentContext): Promise<Connections> {
  const { tenantId } = ctx.caller
  const rows = await ctx.db.select().from(modelConnections).where(eq(modelConnections.tenantId, tenantId))
  return Object.fromEntries(
    rows.map((row) => [row.purpose, { ...row, options: ConnectionOptions.parse(row.options) }]),
  )
}
