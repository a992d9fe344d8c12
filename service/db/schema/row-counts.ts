import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * How many rows a list has of each kind, by the hour in which they were created (UTC) and in all (`-infinity`). The hour
 * is text here because JavaScript has no date for that. A row of 0 may be missing.
 */
export const rowCounts = pgTable(
  'row_counts',
  {
    list: text('list').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    hour: timestamp('hour', { withTimezone: true, mode: 'string' }).notNull(),
    /** What the list filters by; which, `service/db/count-rows.ts` says. */
    facets: text('facets').array().notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.tenantId, table.hour, table.facets] })],
)

/** The same by the day (UTC), so that the place of a page far down is found in few rows. `service/db/sum-days.ts` keeps it. */
export const rowCountsByDay = pgTable(
  'row_counts_by_day',
  {
    list: text('list').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    day: timestamp('day', { withTimezone: true, mode: 'string' }).notNull(),
    facets: text('facets').array().notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.tenantId, table.day, table.facets] })],
)

/** What statements changed and is not yet part of `row_counts`. Only triggers add to it, in the transaction of the change. */
export const rowCountChanges = pgTable(
  'row_count_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    list: text('list').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    hour: timestamp('hour', { withTimezone: true, mode: 'string' }).notNull(),
    facets: text('facets').array().notNull(),
    change: integer('change').notNull(),
  },
  (table) => [index('row_count_changes_list').on(table.list, table.tenantId)],
)
