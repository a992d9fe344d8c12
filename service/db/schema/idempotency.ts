import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { tenants } from './agents.ts'
import { bytes, instant } from './column-kinds.ts'

/**
 * The first response to a request with an `Idempotency-Key`, stored for 24 hours. Without a response it is still
 * running.
 */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    payloadHash: bytes('payload_hash').notNull(),
    status: integer('status'),
    body: jsonb('body').$type<unknown>(),
    headers: jsonb('headers').$type<Record<string, string>>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.operation, table.key] }),
    index('idempotent_answers_age').on(table.createdAt),
  ],
)
