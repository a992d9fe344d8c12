import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { tenants } from './agents.ts'
import { instant } from './column-kinds.ts'

/** One row for each portrait that was made and paid for. */
export const avatars = pgTable(
  'avatars',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    agentId: uuid('agent_id').notNull(),
    ageRange: text('age_range').notNull(),
    type: text('type').notNull(),
    location: text('location').notNull(),
    gender: text('gender').notNull(),
    origin: text('origin').notNull(),
    ageYears: integer('age_years').notNull(),
    variationTags: text('variation_tags').array().notNull(),
    prompt: text('prompt').notNull(),
    engine: text('engine').notNull(),
    /** The unguessable name under which its images are served. */
    token: text('token').notNull(),
    creditsCharged: integer('credits_charged').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('avatars_token').on(table.token),
    index('avatars_newest').on(
      table.tenantId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)
