import { boolean, index, integer, jsonb, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ArticleSize } from '#contract/articles.ts'
import type { TopicEvidence } from '#contract/sessions.ts'
import { sql } from '../sql.ts'
import { tenants } from './agents.ts'
import { articles } from './articles.ts'
import { instant } from './column-kinds.ts'

const tenantId = () =>
  uuid('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' })

/**
 * A recurring generation. `running` <-> `paused` -> `stopped`; every transition is a compare-and-set on `status`, every
 * run one on `next_run_at`. At most one of a tenant is running.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: tenantId(),
    /** Its articles are written for this agent. */
    agentId: uuid('agent_id').notNull(),
    status: text('status', { enum: ['running', 'paused', 'stopped'] }).notNull(),
    /** Why it is paused; null while it is not. */
    reason: text('reason', { enum: ['asked', 'insufficient_credits', 'refused', 'access_ended'] }),
    /** The same as a message, if there is more to say. */
    message: text('message'),
    categories: text('categories').array().notNull(),
    problems: text('problems').array().notNull(),
    languages: text('languages').array().notNull(),
    intervalMinutes: integer('interval_minutes').notNull(),
    articleSize: text('article_size').$type<ArticleSize>().notNull(),
    disableCompetition: boolean('disable_competition').notNull(),
    /** When it is due; kept while it is paused, so that it resumes its rhythm. */
    nextRunAt: instant('next_run_at').notNull(),
    /** Number of runs so far; it also determines the next language. */
    runsCount: integer('runs_count').notNull().default(0),
    /** When the knowledge base was last looked through for topics. */
    catalogedAt: instant('cataloged_at').notNull(),
    /** A person ordered the topics, and this order is kept. */
    orderedByHand: boolean('ordered_by_hand').notNull().default(false),
    /** A due run found no topic: no run starts until there is one. */
    waitingForTopics: boolean('waiting_for_topics').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('sessions_running').on(table.tenantId).where(sql`${table.status} = 'running'`),
    index('sessions_newest').on(
      table.tenantId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('sessions_due').on(table.nextRunAt).where(sql`${table.status} = 'running'`),
    index('sessions_unpaid').on(table.id).where(sql`${table.reason} = 'insufficient_credits'`),
  ],
)

/** `queued` -> `writing` -> `written` | `queued` again | `failed`; `queued` <-> `vetoed`. */
export const sessionTopics = pgTable(
  'session_topics',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: tenantId(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['queued', 'writing', 'written', 'vetoed', 'failed'] })
      .notNull()
      .default('queued'),
    /** Lowest first. */
    position: integer('position').notNull(),
    title: text('title').notNull(),
    category: text('category'),
    problem: text('problem'),
    /** How much the knowledge base says of it: 0 to 1. */
    strength: real('strength').notNull(),
    evidence: jsonb('evidence').$type<TopicEvidence[]>().notNull(),
    added: boolean('added').notNull().default(false),
    /** `built-in`, or `model: <name>`; null for one that a person added, and for those of before. */
    proposedBy: text('proposed_by'),
    /** The title of an article about the same that readers liked. */
    liked: text('liked'),
    failures: integer('failures').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('session_topics_order').on(table.sessionId, table.status, table.position)],
)

/** One row for each article that a session started; it ends when the article does. */
export const sessionRuns = pgTable(
  'session_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: tenantId(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    topicId: uuid('topic_id').references(() => sessionTopics.id, { onDelete: 'set null' }),
    articleId: uuid('article_id').references(() => articles.id, { onDelete: 'set null' }),
    status: text('status', { enum: ['writing', 'completed', 'failed'] })
      .notNull()
      .default('writing'),
    trigger: text('trigger', { enum: ['schedule', 'asked'] }).notNull(),
    topic: text('topic').notNull(),
    language: text('language').notNull(),
    articleTitle: text('article_title'),
    creditsUsed: integer('credits_used'),
    reason: text('reason'),
    error: text('error'),
    createdAt: instant('created_at').notNull().defaultNow(),
    completedAt: instant('completed_at'),
  },
  (table) => [
    index('session_runs_newest').on(
      table.sessionId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('session_runs_article').on(table.articleId),
    index('session_runs_topic').on(table.topicId),
  ],
)
