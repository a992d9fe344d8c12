import { generateArticle } from '#contract/articles.ts'
import { createBrandScan } from '#contract/brand-scans.ts'
import { uploadDocument } from '#contract/knowledge.ts'
import { createLeadMagnet } from '#contract/lead-magnets.ts'
import { previewSocial, validateSchema } from '#contract/page-tools.ts'
import { createScoutRun } from '#contract/scout-runs.ts'
import { createWarmLead } from '#contract/warm-leads.ts'
import type { AgentContext } from '../core/context.ts'
import { executePrepared } from '../db/prepared.ts'
import { articles } from '../db/schema/articles.ts'
import { brandScans } from '../db/schema/brand-scans.ts'
import { knowledgeDocuments } from '../db/schema/knowledge.ts'
import { leadMagnets } from '../db/schema/lead-magnets.ts'
import { previewChecks, schemaChecks } from '../db/schema/page-checks.ts'
import { scoutRuns } from '../db/schema/scout-runs.ts'
import { warmLeadRuns } from '../db/schema/warm-leads.ts'
import { type SQL, sql } from '../db/sql.ts'

/** Where the record of an operation is, and what it is called. */
const named: Readonly<Record<string, { table: SQL; title: SQL }>> = {
  [generateArticle.id]: {
    table: sql`${articles}`,
    title: sql`coalesce(${articles.title}, ${articles.topic})`,
  },
  [uploadDocument.id]: { table: sql`${knowledgeDocuments}`, title: sql`${knowledgeDocuments.title}` },
  [createBrandScan.id]: { table: sql`${brandScans}`, title: sql`${brandScans.brandName}` },
  [createLeadMagnet.id]: {
    table: sql`${leadMagnets}`,
    title: sql`coalesce(${leadMagnets.title}, ${leadMagnets.topic})`,
  },
  [createScoutRun.id]: { table: sql`${scoutRuns}`, title: sql`${scoutRuns.query}` },
  [validateSchema.id]: { table: sql`${schemaChecks}`, title: sql`${schemaChecks.url}` },
  [previewSocial.id]: { table: sql`${previewChecks}`, title: sql`${previewChecks.url}` },
  [createWarmLead.id]: { table: sql`${warmLeadRuns}`, title: sql`${warmLeadRuns.domain}` },
}

/** What the articles and runs are called that rows of the ledger belong to, by their ids; one query for all of them. */
export async function findRunTitles(
  ctx: AgentContext,
  rows: readonly { operation: string; runId: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = Map.groupBy(rows, ({ operation }) => operation)
  const parts = [...ids].flatMap(([operation, group]) => {
    const place = named[operation]
    const runIds = group.flatMap(({ runId }) => runId ?? [])
    if (!place || runIds.length === 0) return []
    return sql`select id::text, left(${place.title}, 200) as title from ${place.table}
      where tenant_id = ${ctx.caller.tenantId} and id = any (${sql.param(runIds)}::uuid[])`
  })
  if (parts.length === 0) return new Map()
  const found = await executePrepared<{ id: string; title: string | null }>(
    ctx.db,
    sql.join(parts, sql` union all `),
  )
  return new Map(found.flatMap(({ id, title }) => (title ? [[id, title] as const] : [])))
}
