import {
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Envelope } from '#contract/events.ts'
import { sql } from '../sql.ts'
import { tenants } from './agents.ts'
import { instant } from './column-kinds.ts'
import { runColumns } from './run-columns.ts'

export type RetiringSecret = { sealed: string; until: number }

export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    /**
     * The agent whose doing it is: that added it, or gave it another URL since. Null where it was added before this was
     * kept. When the OAuth sign-in of the agent ends, so does the endpoint.
     */
    agentId: uuid('agent_id'),
    url: text('url').notNull(),
    description: text('description'),
    /** Empty means every type. */
    eventTypes: text('event_types').array().notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
    /** `whsec_…`, sealed with AES-256-GCM. */
    sealedSecret: text('sealed_secret').notNull(),
    /** Secrets that were replaced and still sign for a while, newest first; `until` in milliseconds since 1970. */
    retiringSecrets: jsonb('retiring_secrets').$type<RetiringSecret[]>().notNull().default([]),
    disabledReason: text('disabled_reason'),
    failingSince: instant('failing_since'),
    /** When its owner was notified of the failures; once each time it begins to fail. */
    failingToldAt: instant('failing_told_at'),
    lastDeliveredAt: instant('last_delivered_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** A deleted endpoint stays for its history; its waiting deliveries are dead-lettered. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [index('webhook_endpoints_tenant').on(table.tenantId)],
)

/** What happened, written in the transaction that made it happen. `payload` is the envelope as it is sent and signed. */
export const events = pgTable(
  'events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    /** The record it is about, for example the article's id. */
    subjectId: uuid('subject_id'),
    /** `json`, not `jsonb`: the text is sent byte for byte as it was written, on every attempt. */
    payload: json('payload').$type<Envelope>().notNull(),
    /** The span that emitted it, so that its deliveries belong to the same trace; null while nothing is traced. */
    traceparent: text('traceparent'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('events_tenant').on(table.tenantId, table.createdAt.desc().nullsFirst()),
    index('events_age').on(table.createdAt),
  ],
)

/**
 * The row is the job: workers take what is due by `next_attempt_at` and give it back by what they write.
 * `queued` -> `delivering` -> `delivered` | `failed` (tried again at `next_attempt_at`) | `dead_lettered`.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    eventType: text('event_type').notNull(),
    /** A test of the endpoint: nothing happened. It is sent once, and says nothing about the health of the endpoint. */
    isTest: boolean('is_test').notNull().default(false),
    status: text('status', { enum: ['queued', 'delivering', 'delivered', 'failed', 'dead_lettered'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** Attempts spent when the current round began: a retry by hand starts a new round. */
    roundStart: integer('round_start').notNull().default(0),
    lastHttpStatus: integer('last_http_status'),
    lastError: text('last_error'),
    /** Why it was dead-lettered. */
    reason: text('reason', { enum: ['attempts_spent', 'endpoint_gone', 'endpoint_disabled'] }),
    durationMs: integer('duration_ms'),
    nextAttemptAt: instant('next_attempt_at'),
    deliveredAt: instant('delivered_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.eventId, table.endpointId),
    // For every list: `row_counts` says which of these there are, and their newest are merged. `nullsFirst` is what
    // `order by … desc` means: an index in another order would not serve it.
    index('webhook_deliveries_kind').on(
      table.endpointId,
      table.eventType,
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('webhook_deliveries_due')
      .on(table.endpointId, table.nextAttemptAt)
      .where(sql`status in ('queued', 'failed')`),
    index('webhook_deliveries_unsent')
      .on(table.endpointId, table.createdAt)
      .where(sql`status = 'dead_lettered' and attempts = 0`),
    index('webhook_deliveries_tests').on(table.tenantId).where(sql`is_test`),
    index('webhook_deliveries_claimed').on(table.updatedAt).where(sql`status = 'delivering'`),
    index('webhook_deliveries_endpoint').on(
      table.endpointId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)

export const deliveryAttempts = pgTable(
  'delivery_attempts',
  {
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    attempt: integer('attempt').notNull(),
    at: instant('at').notNull(),
    httpStatus: integer('http_status'),
    error: text('error'),
    durationMs: integer('duration_ms').notNull(),
    requestHeaders: jsonb('request_headers').$type<Record<string, string>>().notNull(),
    responseExcerpt: text('response_excerpt'),
    responseHeaders: jsonb('response_headers').$type<Record<string, string>>(),
  },
  (table) => [
    primaryKey({ columns: [table.deliveryId, table.attempt] }),
    index('delivery_attempts_bodies')
      .on(table.at)
      .where(sql`${table.responseExcerpt} is not null or ${table.requestHeaders} <> '{}'`),
  ],
)

/** Sends again what never got through to one endpoint; see `run-columns.ts` for what every run keeps. */
export const webhookRecoveries = pgTable(
  'webhook_recoveries',
  {
    ...runColumns(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** Deliveries created from `since` on and before `until`. */
    since: instant('since').notNull(),
    until: instant('until').notNull(),
    /** Counted when it was requested. */
    total: integer('total').notNull(),
    /** Queued so far, in the same transactions in which the deliveries were. */
    requeued: integer('requeued').notNull().default(0),
    /** The last delivery that was looked at: by creation, then id. */
    cursorAt: instant('cursor_at'),
    cursorId: uuid('cursor_id'),
  },
  (table) => [
    index('webhook_recoveries_endpoint').on(table.endpointId, table.createdAt.desc().nullsFirst()),
    uniqueIndex('webhook_recoveries_one').on(table.endpointId).where(sql`status in ('queued', 'running')`),
  ],
)
