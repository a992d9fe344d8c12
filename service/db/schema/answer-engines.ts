import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { tenants } from './agents.ts'
import { instant } from './column-kinds.ts'

/** The answer engines of a tenant; brand scans ask them in place of those of the operator. */
export const answerEngines = pgTable(
  'answer_engines',
  {
    id: uuid('id').primaryKey(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    /** What reports call it; null where it is called by its model. */
    name: text('name'),
    /** The preset it was made from, for example `openai` or `ollama`. */
    provider: text('provider').notNull(),
    url: text('url').notNull(),
    model: text('model').notNull(),
    /** Sealed; it is never shown again. */
    key: text('key'),
    /** What the last test found; null before one. */
    report: jsonb('report').$type<Record<string, unknown>>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('answer_engines_of_tenant').on(table.tenantId, table.createdAt)],
)
