import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { tenants } from './agents.ts'
import { bytes, instant } from './column-kinds.ts'

/** The secret address of a tenant's calendar, one at most. It is found by the hash and shown again from the sealed text. */
export const scheduleFeeds = pgTable(
  'schedule_feeds',
  {
    tenantId: uuid('tenant_id')
      .primaryKey()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    /** Who asked for it, and for whom it is read. */
    agentId: uuid('agent_id').notNull(),
    /** SHA-256 of the token in the address. */
    tokenHash: bytes('token_hash').notNull(),
    sealedToken: text('sealed_token').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastReadAt: instant('last_read_at'),
  },
  (table) => [uniqueIndex('schedule_feeds_token').on(table.tokenHash)],
)
