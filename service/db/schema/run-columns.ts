import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { tenants } from './agents.ts'
import { instant } from './column-kinds.ts'

/**
 * The columns shared by every asynchronous run, besides those of its module: owner, worker, progress, cost and outcome.
 * Each module names its own states.
 */
export const runColumns = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  tenantId: uuid('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  agentId: uuid('agent_id').notNull(),
  status: text('status').notNull(),
  /** Grows when a worker claims the row; only the newest claim may report on it or end it. */
  attempt: integer('attempt').notNull().default(0),
  stage: text('stage').notNull().default('queued'),
  percent: integer('percent').notNull().default(0),
  message: text('message').notNull().default('Waiting for its turn.'),
  /** Its reserved credits. */
  credits: integer('credits').notNull(),
  /** What it cost in the end: 0 when it failed. */
  creditsUsed: integer('credits_used'),
  /** Machine-readable, for example `site_unreachable`. */
  reason: text('reason'),
  /** The same as a message for a user. */
  error: text('error'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  completedAt: instant('completed_at'),
})

const runTable = (name: string) => pgTable(name, runColumns())

/** A table that has at least these columns. */
export type RunTable = ReturnType<typeof runTable>
export type RunRow = RunTable['$inferSelect']
