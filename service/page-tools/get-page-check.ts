import type { PageCheckDetail } from '#contract/page-checks.ts'
import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { previewChecks, schemaChecks } from '../db/schema/page-checks.ts'
import { and, desc, eq, isNotNull, lt } from '../db/sql.ts'
import { pageCheckJson } from './list-page-checks.ts'

const tables = [
  ['schema_check', schemaChecks],
  ['preview_check', previewChecks],
] as const

/** @throws {ServiceError} `not_found`, also for a check of another tenant, or one whose report is no longer kept */
export async function getPageCheck(ctx: AgentContext, id: string): Promise<PageCheckDetail> {
  const found = await Promise.all(tables.map(([kind, table]) => findCheck(ctx, kind, table, id)))
  const check = found.find((one) => one !== undefined)
  if (!check) throw notFound('page check')
  return check
}

async function findCheck(
  ctx: AgentContext,
  kind: string,
  table: typeof schemaChecks | typeof previewChecks,
  id: string,
): Promise<PageCheckDetail | undefined> {
  const own = and(eq(table.tenantId, ctx.caller.tenantId), isNotNull(table.completedAt))
  const [row] = await ctx.db
    .select()
    .from(table)
    .where(and(own, eq(table.id, id)))
  if (!row?.completedAt || !row.report) return undefined
  const [before] = await ctx.db
    .select({ id: table.id, endedAt: table.completedAt, findings: table.findings })
    .from(table)
    .where(
      and(own, eq(table.status, 'completed'), eq(table.url, row.url), lt(table.completedAt, row.completedAt)),
    )
    .orderBy(desc(table.completedAt))
    .limit(1)
  return {
    ...pageCheckJson({ ...row, kind, endedAt: row.completedAt.toISOString() }),
    data: row.report,
    ...(before?.endedAt && {
      before: { id: before.id, checked_at: before.endedAt.toISOString(), findings: before.findings },
    }),
  }
}
