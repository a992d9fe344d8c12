import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { tenants } from './agents.ts'
import { instant } from './column-kinds.ts'

/** What a tenant connected for one purpose; it wins over what the operator configured. */
export const modelConnections = pgTable(
  'model_connections',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['writing', 'checking', 'search'] }).notNull(),
    /** The preset it was made from, for example `openai` or `ollama`. */
    provider: text('provider').notNull(),
    url: text('url').notNull(),
    model: text('model'),
    /** Sealed; it is never shown again. */
    key: text('key'),
    /** What can be set besides: context, evidence, concurrency, the engine id of a search. */
    options: jsonb('options').$type<Record<string, unknown>>().notNull().default({}),
    /** What the last test found; null before one. */
    capabilities: jsonb('capabilities').$type<Record<string, unknown>>(),
    checkedAt: instant('checked_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.purpose] })],
)
