import type { ListPageChecksQuery, PageCheckList, PageCheckRecord } from '#contract/page-checks.ts'
import type { FindingCounts, PageFinding } from '#contract/page-reports.ts'
import type { AgentContext } from '../core/context.ts'
import { previewChecks, schemaChecks } from '../db/schema/page-checks.ts'
import { type SQL, sql } from '../db/sql.ts'

type CheckRow = { id: string; kind: string; url: string; findings: PageFinding[]; endedAt: string }

/** The checks of a tenant that have a report, of both kinds, newest first. */
export async function listPageChecks(ctx: AgentContext, query: ListPageChecksQuery): Promise<PageCheckList> {
  const { limit, offset, url } = query
  const kept = (table: typeof schemaChecks | typeof previewChecks, what: SQL) => sql`
    select ${what} from ${table}
    where tenant_id = ${ctx.caller.tenantId} and report is not null
    ${url === undefined ? sql`` : sql`and url = ${url}`}`
  const newest = (table: typeof schemaChecks | typeof previewChecks, kind: string) => sql`
    (${kept(table, sql`${table.id}, ${kind}::text as kind, ${table.url}, ${table.findings}, ${table.completedAt} as "endedAt"`)}
    order by completed_at desc, id desc limit ${limit + offset})`
  const [{ rows }, counted] = await Promise.all([
    ctx.db.execute<CheckRow>(sql`
      ${newest(schemaChecks, 'schema_check')} union all ${newest(previewChecks, 'preview_check')}
      order by "endedAt" desc, id desc limit ${limit} offset ${offset}`),
    ctx.db.execute<{ total: number }>(sql`
      select ((${kept(schemaChecks, sql`count(*)`)}) + (${kept(previewChecks, sql`count(*)`)}))::int as total`),
  ])
  return { checks: rows.map(pageCheckJson), total: counted.rows[0]?.total ?? 0, limit, offset }
}

export function pageCheckJson({ id, kind, url, findings, endedAt }: CheckRow): PageCheckRecord {
  return { id, kind, url, counts: countFindings(findings), checked_at: new Date(endedAt).toISOString() }
}

function countFindings(findings: readonly PageFinding[]): FindingCounts {
  const of = (severity: string) => findings.filter((finding) => finding.severity === severity).length
  return { errors: of('error'), warnings: of('warning'), notices: of('notice') }
}
