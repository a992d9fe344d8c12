import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { PageFinding } from '#contract/page-reports.ts'
import { runColumns } from './run-columns.ts'

/** One row for each check of a page that a watch started: `processing` -> `completed` | `failed`. */
const pageChecks = (name: string) =>
  pgTable(
    name,
    {
      ...runColumns(),
      url: text('url').notNull(),
      findings: jsonb('findings').$type<PageFinding[]>().notNull().default([]),
    },
    (table) => [index(`${name}_silent`).on(table.status, table.updatedAt)],
  )

export const schemaChecks = pageChecks('schema_checks')
export const previewChecks = pageChecks('preview_checks')
