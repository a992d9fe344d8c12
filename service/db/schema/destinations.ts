import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { DestinationSettings } from '#contract/destinations.ts'
import { sql } from '../sql.ts'
import { tenants } from './agents.ts'
import { articles } from './articles.ts'
import { instant } from './column-kinds.ts'

/** What the last test found out; see the engine's `DestinationFacts`. */
export type StoredFacts = {
  account: string | null
  program: string | null
  features: string[]
  authors: { id: string; name: string }[]
  categories: { id: string; name: string }[]
  apiRoot: string | null
}

/** Places outside the desk where articles are published. */
export const destinations = pgTable(
  'destinations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    /** Without a trailing slash. */
    url: text('url').notNull(),
    settings: jsonb('settings').$type<DestinationSettings>().notNull(),
    facts: jsonb('facts').$type<StoredFacts>().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    status: text('status', { enum: ['connected', 'failing'] })
      .notNull()
      .default('connected'),
    message: text('message'),
    /** Credentials as JSON, sealed with AES-256-GCM; empty once it is disconnected. */
    sealedSecret: text('sealed_secret').notNull(),
    testedAt: instant('tested_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** A disconnected destination stays for the articles that are published there. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('destinations_oldest').on(table.tenantId, table.createdAt),
    uniqueIndex('destinations_default')
      .on(table.tenantId)
      .where(sql`${table.isDefault} and ${table.deletedAt} is null`),
  ],
)

/**
 * An article at a destination. `wanted` is what the desk asks for, `status` how far it is: `waiting` -> `sending` -> `live` |
 * `draft` | `failed`; `removing` -> `removed` | `failed`; live or draft -> `deleted_there`. One worker at a time acts on a row: the
 * one whose `claim` it has.
 */
export const placements = pgTable(
  'placements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: uuid('tenant_id').notNull(),
    agentId: uuid('agent_id').notNull(),
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    destinationId: uuid('destination_id')
      .notNull()
      .references(() => destinations.id, { onDelete: 'cascade' }),
    /** False once it was taken out of the article's destinations. */
    isChosen: boolean('is_chosen').notNull().default(true),
    wanted: text('wanted', { enum: ['live', 'draft', 'removed'] }).notNull(),
    status: text('status', {
      enum: ['waiting', 'sending', 'live', 'draft', 'failed', 'removing', 'removed', 'deleted_there'],
    })
      .notNull()
      .default('waiting'),
    /** Counts what was asked for, so that a request during a call is not lost. */
    requests: integer('requests').notNull().default(0),
    /** Their id of the post; kept before anything else is done with it. */
    remoteId: text('remote_id'),
    url: text('url'),
    /** Their mark of the last change as we last read it, and as it was when we sent. Null: not known. */
    revision: text('revision'),
    sentRevision: text('sent_revision'),
    editedThere: boolean('edited_there').notNull().default(false),
    /** The version that was last asked to be sent. */
    requestedVersion: integer('requested_version'),
    /** What was last sent: the article's version, and a hash of all of it. */
    version: integer('version'),
    contentHash: text('content_hash'),
    /** Pictures that are there already, by the hash of their bytes. */
    uploads: jsonb('uploads').$type<Record<string, { id: string; url: string }>>().notNull().default({}),
    /** Set before a call that changes something there, until its answer is known. */
    sendStartedAt: instant('send_started_at'),
    overwrite: boolean('overwrite').notNull().default(false),
    reason: text('reason'),
    message: text('message'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at'),
    claim: integer('claim').notNull().default(0),
    claimedUntil: instant('claimed_until'),
    /** When its state there was last read, and is read next. */
    checkedAt: instant('checked_at'),
    checkDueAt: instant('check_due_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('placements_article').on(table.articleId, table.destinationId),
    index('placements_destination').on(table.destinationId),
    index('placements_check').on(table.checkDueAt).where(sql`${table.checkDueAt} is not null`),
    index('placements_open')
      .on(table.updatedAt)
      .where(sql`${table.status} in ('sending', 'removing', 'failed')`),
  ],
)
