import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Sent } from '#contract/always-sent.ts'
import type { ScoutResults } from '#contract/scout-results.ts'
import { sql } from '../sql.ts'
import { runColumns } from './run-columns.ts'

/** One row for each accepted scout run: `processing` -> `completed` | `failed`. */
export const scoutRuns = pgTable(
  'scout_runs',
  {
    ...runColumns(),
    query: text('query').notNull(),
    /** Empty: the whole of the forum. */
    subreddits: text('subreddits').array().notNull(),
    /** Items at most. */
    limit: integer('item_limit').notNull(),
    results: jsonb('results').$type<Sent<typeof ScoutResults>>(),
    resultsCount: integer('results_count'),
    engine: text('engine'),
  },
  (table) => [
    index('scout_runs_newest').on(
      table.tenantId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('scout_runs_by_query').on(table.tenantId, sql`lower(${table.query})`, table.id),
    index('scout_runs_status').on(table.tenantId, table.status, table.createdAt.desc().nullsFirst()),
    index('scout_runs_silent').on(table.updatedAt).where(sql`${table.status} = 'processing'`),
  ],
)
