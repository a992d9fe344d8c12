import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from '../sql.ts'
import { tenants } from './agents.ts'
import { instant } from './column-kinds.ts'

/** Accounts at social networks that adaptations are posted to. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    network: text('network', { enum: ['mastodon', 'bluesky'] }).notNull(),
    /** Origin of the instance or service, without a trailing slash. */
    server: text('server').notNull(),
    /** The network's own id of the account: names change, this does not. */
    identity: text('identity').notNull(),
    handle: text('handle').notNull(),
    displayName: text('display_name'),
    url: text('url'),
    charLimit: integer('char_limit').notNull(),
    status: text('status', { enum: ['connected', 'refused'] })
      .notNull()
      .default('connected'),
    /** What the network asks for, as JSON, sealed with AES-256-GCM; empty once it is disconnected. */
    sealedSecret: text('sealed_secret').notNull(),
    lastPostedAt: instant('last_posted_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** A disconnected account stays for the posts that name it. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('accounts_newest').on(
      table.tenantId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex('accounts_identity')
      .on(table.tenantId, table.network, table.server, table.identity)
      .where(sql`${table.deletedAt} is null`),
  ],
)
