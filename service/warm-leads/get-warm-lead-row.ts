import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { warmLeadContacts, warmLeadRuns } from '../db/schema/warm-leads.ts'
import { and, asc, eq } from '../db/sql.ts'

export type WarmLeadRow = typeof warmLeadRuns.$inferSelect
export type ContactRow = typeof warmLeadContacts.$inferSelect

/** @throws {ServiceError} `not_found` for an unknown id or another tenant's */
export async function getWarmLeadRow(ctx: AgentContext, runId: string): Promise<WarmLeadRow> {
  const [row] = await ctx.db
    .select()
    .from(warmLeadRuns)
    .where(and(eq(warmLeadRuns.id, runId), eq(warmLeadRuns.tenantId, ctx.caller.tenantId)))
  if (!row) throw notFound('warm-lead run')
  return row
}

/** The contacts that a report still has, best first. */
export function listContactRows(ctx: AgentContext, runId: string): Promise<ContactRow[]> {
  return ctx.db
    .select()
    .from(warmLeadContacts)
    .where(and(eq(warmLeadContacts.tenantId, ctx.caller.tenantId), eq(warmLeadContacts.runId, runId)))
    .orderBy(asc(warmLeadContacts.position))
}
