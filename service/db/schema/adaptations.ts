import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from '../sql.ts'
import { accounts } from './accounts.ts'
import { tenants } from './agents.ts'
import { articles } from './articles.ts'
import { instant } from './column-kinds.ts'

export const adaptations = pgTable(
  'adaptations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    agentId: uuid('agent_id').notNull(),
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    platform: text('platform').notNull(),
    content: text('content').notNull(),
    /** Incremented by every edit and every writing; an edit of an older version is rejected. */
    version: integer('version').notNull().default(1),
    /** How often it was written: each time begins with other statements. */
    variant: integer('variant').notNull().default(0),
    articleVersion: integer('article_version').notNull(),
    edited: boolean('edited').notNull().default(false),
    includeRefLink: boolean('include_ref_link').notNull(),
    refLinkAppended: boolean('ref_link_appended').notNull(),
    engine: text('engine').notNull(),
    /** Why the built-in writer wrote it although a model is there; null otherwise. */
    note: text('note'),
    creditsUsed: integer('credits_used').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('adaptations_newest').on(
      table.tenantId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('adaptations_article').on(
      table.articleId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)

/**
 * One version of an adaptation at one account. `posting` -> `posted` | `failed` -> `posting`; `posted` -> `deleted`
 * there, by us or by somebody else. The row is what makes a
 * post happen once: it is taken by compare-and-set, and its id is the key under which the network knows the post.
 */
export const adaptationPosts = pgTable(
  'adaptation_posts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    adaptationId: uuid('adaptation_id')
      .notNull()
      .references(() => adaptations.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    status: text('status', { enum: ['posting', 'posted', 'failed', 'deleted'] })
      .notNull()
      .default('posting'),
    /** Grows with every try; only the newest may end it. */
    attempt: integer('attempt').notNull().default(1),
    /** The parts that the network accepted so far, in order: a retry continues after them. */
    parts: jsonb('parts').$type<{ id: string; url: string | null; ref: string }[]>().notNull().default([]),
    platformPostId: text('platform_post_id'),
    url: text('url'),
    error: text('error'),
    /** Of the first part, without our own replies; null until the network reported them. */
    likes: integer('likes'),
    replies: integer('replies'),
    reposts: integer('reposts'),
    countAskedAt: instant('count_asked_at'),
    postedAt: instant('posted_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('adaptation_posts_once').on(table.adaptationId, table.accountId, table.version),
    index('adaptation_posts_account').on(table.accountId),
    index('adaptation_posts_results')
      .on(table.tenantId, table.postedAt)
      .where(sql`${table.status} = 'posted'`),
    index('adaptation_posts_recent').on(table.postedAt).where(sql`${table.status} = 'posted'`),
  ],
)
