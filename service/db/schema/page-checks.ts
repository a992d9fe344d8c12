import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { PageFinding, SocialPreviewReport, StructuredDataReport } from '#contract/page-reports.ts'
import { sql } from '../sql.ts'
import { runColumns } from './run-columns.ts'

/** One row for each check of a page. That of a watch is a run: `processing` -> `completed` | `failed`. */
const pageChecks = (name: string) =>
  pgTable(
    name,
    {
      ...runColumns(),
      url: text('url').notNull(),
      findings: jsonb('findings').$type<PageFinding[]>().notNull().default([]),
      /** As it was answered, without large images; emptied when it is old. */
      report: jsonb('report').$type<StructuredDataReport | SocialPreviewReport>(),
    },
    (table) => [
      index(`${name}_silent`).on(table.status, table.updatedAt),
      index(`${name}_kept`)
        .on(table.tenantId, table.completedAt.desc(), table.id.desc())
        .where(sql`report is not null`),
    ],
  )

export const schemaChecks = pageChecks('schema_checks')
export const previewChecks = pageChecks('preview_checks')
