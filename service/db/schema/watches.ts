import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { WatchChange, WatchKind } from '#contract/watches.ts'
import { sql } from '../sql.ts'
import { tenants } from './agents.ts'
import { instant } from './column-kinds.ts'

const tenantId = () =>
  uuid('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' })

/** What a run saw, small enough to keep and compare. `id` is the same in both runs if the fact is. */
export type WatchSnapshot = {
  /** 0 to 100; undefined if the kind has no score, or this run none. */
  score?: number | undefined
  /** What the score measures, where a kind has scores of several; scores of two are not compared. */
  basis?: string | undefined
  /** Who is named how often, the brand among them; undefined where a kind compares with nobody. */
  named?: { name: string; is_own: boolean; mentions: number }[] | undefined
  /** What the score is the sum of; `points` is null for what the run could not read. Undefined where it is not told. */
  parts?: ScorePart[] | undefined
  facts: SnapshotFact[]
  /** The run that saw it, as it is kept with a watch; undefined in rows of earlier releases. `startedAt` is ISO 8601. */
  run?: { id: string; startedAt: string } | undefined
}
export type ScorePart = { id: string; label: string; points: number | null }
export type SnapshotFact = {
  id: string
  /** What to say when it is new; undefined if that says nothing, as with a post that another run had found. */
  added?: string
  /** What to say when it is gone; undefined if that says nothing, as with a post that became old. */
  removed?: string
  url?: string
  notable: boolean
}

/** `active` <-> `paused`. Every run moves `next_run_at` by compare-and-set in the transaction that accepts it. */
export const watches = pgTable(
  'watches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: tenantId(),
    /** Its runs are started for this agent. */
    agentId: uuid('agent_id').notNull(),
    kind: text('kind').$type<WatchKind>().notNull(),
    label: text('label').notNull(),
    /** The subject without regard to case and spelling: a tenant watches it once. */
    subjectKey: text('subject_key').notNull(),
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    intervalDays: integer('interval_days').notNull(),
    monthlyBudget: integer('monthly_budget').notNull(),
    status: text('status', { enum: ['active', 'paused'] }).notNull(),
    /** Why it is paused; null while it is not. */
    reason: text('reason', { enum: ['asked', 'insufficient_credits', 'budget', 'rejected', 'access_ended'] }),
    message: text('message'),
    nextRunAt: instant('next_run_at').notNull(),
    /** What the last completed run saw; null before the first. */
    snapshot: jsonb('snapshot').$type<WatchSnapshot>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('watches_subject').on(table.tenantId, table.kind, table.subjectKey),
    index('watches_newest').on(
      table.tenantId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // One for each order of the list, for either direction.
    index('watches_by_label').on(table.tenantId, sql`left(lower(${table.label}), 200)`, table.id),
    index('watches_by_next').on(
      table.tenantId,
      sql`(case when ${table.status} = 'active' then ${table.nextRunAt} else 'infinity' end)`,
      table.id,
    ),
    index('watches_due').on(table.nextRunAt).where(sql`${table.status} = 'active'`),
    index('watches_waiting').on(table.reason).where(sql`${table.status} = 'paused'`),
  ],
)

/** One row for each run that a watch started: `running` -> `completed` | `failed`. */
export const watchRuns = pgTable(
  'watch_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: tenantId(),
    watchId: uuid('watch_id')
      .notNull()
      .references(() => watches.id, { onDelete: 'cascade' }),
    /** Of the table of its kind. */
    runId: uuid('run_id').notNull(),
    status: text('status', { enum: ['running', 'completed', 'failed'] })
      .notNull()
      .default('running'),
    /** Reserved at first, then what it cost. */
    credits: integer('credits').notNull(),
    change: jsonb('change').$type<WatchChange>(),
    error: text('error'),
    createdAt: instant('created_at').notNull().defaultNow(),
    completedAt: instant('completed_at'),
  },
  (table) => [
    index('watch_runs_newest').on(
      table.watchId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('watch_runs_open').on(table.id).where(sql`${table.status} = 'running'`),
    index('watch_runs_told').on(table.tenantId, table.completedAt),
  ],
)
