import { index, integer, json, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from '../sql.ts'
import { tenants } from './agents.ts'
import { bytes, instant } from './column-kinds.ts'

/**
 * The first answer to a request with an `Idempotency-Key`, stored for 24 hours. Without an answer its owner is still
 * working, or died: then the lease ends.
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
    /** The request that may commit the work. */
    owner: uuid('owner'),
    /** By the database's clock. Ten minutes for the processes of an earlier release, which do not renew it. */
    leasedUntil: instant('leased_until').notNull().default(sql`now() + interval '10 minutes'`),
    /** What the work came to, committed with it, while the answer has to be waited for. */
    result: json('result').$type<object>(),
    status: integer('status'),
    /** `json`, which returns what was stored: `jsonb` reorders members and refuses U+0000. */
    body: json('body').$type<unknown>(),
    headers: jsonb('headers').$type<Record<string, string>>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.operation, table.key] }),
    index('idempotent_answers_age').on(table.createdAt),
  ],
)
