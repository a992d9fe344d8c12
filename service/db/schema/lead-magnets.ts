import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CreateLeadMagnetInput, LeadMagnetContent } from '#contract/lead-magnets.ts'
import { tenants } from './agents.ts'
import { bytes, instant } from './column-kinds.ts'
import { runColumns } from './run-columns.ts'

/** `generating` -> `draft` | `published` | `failed`; `draft` <-> `published`. */
export const leadMagnets = pgTable(
  'lead_magnets',
  {
    ...runColumns(),
    input: jsonb('input').$type<CreateLeadMagnetInput>().notNull(),
    type: text('type').notNull(),
    topic: text('topic').notNull(),
    language: text('language').notNull(),
    title: text('title'),
    /** The slug of the landing page; permanent, so that a shared link keeps working. */
    slug: text('slug'),
    content: jsonb('content').$type<LeadMagnetContent>(),
    pageCount: integer('page_count'),
    trustLevel: text('trust_level'),
    engine: text('engine'),
    /** Opening lines for the announcement that the writer found, best first. */
    hooks: text('hooks').array().notNull().default([]),
    /** Where it is announced: `twitter` or `linkedin`. */
    platform: text('platform').notNull(),
    /** Index of the displayed announcement among the possible ones; incremented on request for another. */
    announcementTurn: integer('announcement_turn').notNull().default(0),
    publishedAt: instant('published_at'),
  },
  (table) => [
    index('lead_magnets_newest').on(
      table.tenantId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex('lead_magnets_address').on(table.tenantId, table.slug),
    index('lead_magnets_silent').on(table.status, table.updatedAt),
  ],
)

/** A sign-up for a PDF. `pending` -> `confirmed`; pending ones are deleted when their link has expired. */
export const leads = pgTable(
  'leads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    leadMagnetId: uuid('lead_magnet_id')
      .notNull()
      .references(() => leadMagnets.id, { onDelete: 'cascade' }),
    /** In lower case: one row for one mailbox. */
    email: text('email').notNull(),
    status: text('status', { enum: ['pending', 'confirmed'] })
      .notNull()
      .default('pending'),
    consentText: text('consent_text').notNull(),
    consentVersion: text('consent_version').notNull(),
    consentedAt: instant('consented_at').notNull(),
    language: text('language').notNull(),
    /** SHA-256 of the token in the confirmation email; the token itself is stored nowhere. */
    confirmTokenHash: bytes('confirm_token_hash'),
    confirmExpiresAt: instant('confirm_expires_at'),
    confirmedAt: instant('confirmed_at'),
    downloads: integer('downloads').notNull().default(0),
    lastDownloadAt: instant('last_download_at'),
    /** Key of the page of the site that led to the form (`article:{id}`, a path), or `source:{name}`; null where unknown. */
    cameFrom: text('came_from'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('leads_mailbox').on(table.leadMagnetId, table.email),
    uniqueIndex('leads_confirm_token').on(table.confirmTokenHash),
    index('leads_newest').on(
      table.leadMagnetId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('leads_status').on(
      table.leadMagnetId,
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('leads_tenant').on(table.tenantId),
    index('leads_unconfirmed').on(table.status, table.createdAt),
  ],
)
