import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CreateWarmLeadInput } from '#contract/warm-leads.ts'
import { sql } from '../sql.ts'
import { tenants } from './agents.ts'
import { instant } from './column-kinds.ts'
import { runColumns } from './run-columns.ts'

/**
 * One row for each accepted run: `queued` -> `running` -> `completed` | `blocked` | `failed`. Invariant: one run for
 * each idempotency key of a tenant, without expiry.
 */
export const warmLeadRuns = pgTable(
  'warm_lead_runs',
  {
    ...runColumns(),
    /** As submitted. */
    domain: text('domain').notNull(),
    /** Lower case and punycode. */
    normalizedDomain: text('normalized_domain').notNull(),
    /** The company that the domain belongs to: what suppressions compare. */
    registrableDomain: text('registrable_domain').notNull(),
    icp: text('icp').notNull(),
    input: jsonb('input').$type<CreateWarmLeadInput>().notNull(),
    idempotencyKey: text('idempotency_key'),
    fitScore: integer('fit_score'),
    intentScore: integer('intent_score'),
    /** What the company calls itself, copied from the report: lists read no reports. */
    companyName: text('company_name'),
    /** Everything but the contacts, which have a table of their own so that they can be erased. */
    report: jsonb('report').$type<Record<string, unknown>>(),
    contactsErased: integer('contacts_erased').notNull().default(0),
  },
  (table) => [
    uniqueIndex('warm_lead_runs_idempotency')
      .on(table.tenantId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    index('warm_lead_runs_newest').on(
      table.tenantId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // One for each order of the list, for either direction.
    index('warm_lead_runs_by_domain').on(table.tenantId, table.normalizedDomain, table.id),
    index('warm_lead_runs_by_fit').on(table.tenantId, sql`coalesce(${table.fitScore}, -1)`, table.id),
    index('warm_lead_runs_by_intent').on(table.tenantId, sql`coalesce(${table.intentScore}, -1)`, table.id),
    index('warm_lead_runs_company').on(table.tenantId, table.registrableDomain),
    index('warm_lead_runs_open').on(table.updatedAt).where(sql`${table.status} in ('queued', 'running')`),
  ],
)

/** People and mailboxes that a company publishes; each row is erased after the tenant's retention, or by request. */
export const warmLeadContacts = pgTable(
  'warm_lead_contacts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    runId: uuid('run_id')
      .notNull()
      .references(() => warmLeadRuns.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind', { enum: ['person', 'mailbox'] }).notNull(),
    name: text('name'),
    role: text('role'),
    email: text('email'),
    /** The address as suppressions compare it. */
    emailKey: text('email_key'),
    matchedRole: text('matched_role'),
    match: text('match').notNull(),
    sourceUrl: text('source_url').notNull(),
    sourceTitle: text('source_title'),
    sourceDate: instant('source_date'),
    seenAt: instant('seen_at').notNull(),
    passage: text('passage').notNull(),
  },
  (table) => [
    index('warm_lead_contacts_run').on(table.tenantId, table.runId, table.position),
    index('warm_lead_contacts_email').on(table.tenantId, table.emailKey),
    index('warm_lead_contacts_seen').on(table.tenantId, table.seenAt),
  ],
)
