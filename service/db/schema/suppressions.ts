import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { tenants } from './agents.ts'
import { instant } from './column-kinds.ts'

/** Suppressed companies and email addresses. `key` is what is compared: all spellings of one entry have one key. */
export const suppressions = pgTable(
  'suppressions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    agentId: uuid('agent_id').notNull(),
    kind: text('kind', { enum: ['domain', 'address'] }).notNull(),
    key: text('key').notNull(),
    value: text('value').notNull(),
    reason: text('reason'),
    origin: text('origin', { enum: ['manual', 'erasure'] }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('suppressions_key').on(table.tenantId, table.kind, table.key),
    index('suppressions_newest').on(
      table.tenantId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)
