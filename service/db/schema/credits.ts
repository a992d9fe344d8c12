import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from '../sql.ts'
import { tenants } from './agents.ts'
import { instant } from './column-kinds.ts'

/**
 * Invariant: available = sum of the tenant's ledger credits; held = sum of its open holds; neither is ever negative.
 */
export const creditBalances = pgTable(
  'credit_balances',
  {
    tenantId: uuid('tenant_id')
      .primaryKey()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    available: integer('available').notNull().default(0),
    held: integer('held').notNull().default(0),
    /** Set when the low or empty event went out; a grant clears both. */
    notifiedLow: boolean('told_low').notNull().default(false),
    notifiedEmpty: boolean('told_empty').notNull().default(false),
  },
  (table) => [
    check('available_not_negative', sql`${table.available} >= 0`),
    check('held_not_negative', sql`${table.held} >= 0`),
  ],
)

/** One hold for each run; it ends settled (used <= credits) or released (used = 0), once. */
export const creditHolds = pgTable(
  'credit_holds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    operation: text('operation').notNull(),
    runId: uuid('run_id').notNull(),
    credits: integer('credits').notNull(),
    used: integer('used'),
    state: text('state', { enum: ['held', 'settled', 'released'] })
      .notNull()
      .default('held'),
    createdAt: instant('created_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('credit_holds_run').on(table.runId, table.operation),
    index('credit_holds_open').on(table.createdAt).where(sql`${table.state} = 'held'`),
  ],
)

/** Append-only. `credits` is the signed change of the spendable balance; `balance` what it was afterwards. */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['grant', 'hold', 'settle', 'release'] }).notNull(),
    credits: integer('credits').notNull(),
    balance: integer('balance').notNull(),
    held: integer('held').notNull(),
    /** Credits spent by this row: positive on settle only. */
    spent: integer('spent').notNull().default(0),
    operation: text('operation').notNull(),
    runId: uuid('run_id'),
    breakdown: jsonb('breakdown').$type<Record<string, number>>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('credit_ledger_tenant').on(table.tenantId, table.id.desc().nullsFirst()),
    index('credit_ledger_kind').on(table.tenantId, table.kind, table.operation, table.id.desc().nullsFirst()),
    index('credit_ledger_moment').on(table.tenantId, table.createdAt, table.kind, table.operation),
    index('credit_ledger_spent')
      .on(table.tenantId, table.createdAt, table.operation, table.spent)
      .where(sql`${table.kind} = 'settle'`),
    index('credit_ledger_run').on(table.runId),
  ],
)
