import {
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from '../sql.ts'
import { tenants } from './agents.ts'
import { bytes, instant } from './column-kinds.ts'

const tenantId = () =>
  uuid('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' })

/**
 * What a page brought on one day of the tenant's zone. `page` is `article:{id}`, `guide:{id}`, the path of another page of
 * the built-in site, the address of a page elsewhere, or empty for all of the tenant's pages together.
 */
export const pageDays = pgTable(
  'page_days',
  {
    tenantId: tenantId(),
    day: date('day', { mode: 'string' }).notNull(),
    page: text('page').notNull(),
    views: integer('views').notNull().default(0),
    visitors: integer('visitors').notNull().default(0),
    reads: integer('reads').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
    leads: integer('leads').notNull().default(0),
    confirmedLeads: integer('confirmed_leads').notNull().default(0),
    /** What `visitors` is estimated from; null once the day is over. See `visitor-sketch.ts`. */
    sketch: bytes('sketch'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.day, table.page] }),
    index('page_days_day').on(table.day),
    index('page_days_sketched').on(table.day).where(sql`${table.sketch} is not null`),
  ],
)

/** Where the views of a page and day came from: by referrer and, if the operator gave a database, by country. */
export const pageDayOrigins = pgTable(
  'page_day_origins',
  {
    tenantId: tenantId(),
    day: date('day', { mode: 'string' }).notNull(),
    page: text('page').notNull(),
    /** A group of referrers (`assistant`, `search`, …), or `country`. */
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.day, table.page, table.kind, table.name] }),
    index('page_day_origins_day').on(table.day),
  ],
)

/** The secret of one calendar day that visitors are hashed with; deleted when that day is over in every zone. */
export const visitorSalts = pgTable('visitor_salts', {
  day: date('day', { mode: 'string' }).primaryKey(),
  salt: bytes('salt').notNull(),
})

/** Batches of counts that are part of the rows: one that is sent again after a lost answer counts once. */
export const countedBatches = pgTable(
  'counted_batches',
  { id: uuid('id').primaryKey(), countedAt: instant('counted_at').notNull() },
  (table) => [index('counted_batches_age').on(table.countedAt)],
)

/** Sites elsewhere that carry the script: one tag, one key, one host name. */
export const trackedSites = pgTable(
  'tracked_sites',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: tenantId(),
    /** Public: it is in the tag. */
    key: text('key').notNull(),
    host: text('host').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at'),
  },
  (table) => [
    uniqueIndex('tracked_sites_key').on(table.key),
    uniqueIndex('tracked_sites_host').on(table.tenantId, table.host),
  ],
)

/** A week that was reported, with what its mail says. One row a tenant and week, so that no week is reported twice. */
export const weeklyReports = pgTable(
  'weekly_reports',
  {
    tenantId: tenantId(),
    /** The Monday with which the reported week began. */
    week: date('week', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull(),
    mailedAt: instant('mailed_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.week] })],
)

/** The Search Console property that a tenant connected, with its service account. */
export const searchConnections = pgTable('search_connections', {
  tenantId: tenantId().primaryKey(),
  property: text('property').notNull(),
  account: text('account').notNull(),
  /** The private key of the service account, sealed. */
  sealedKey: text('sealed_key').notNull(),
  status: text('status', { enum: ['connected', 'failing'] }).notNull(),
  message: text('message'),
  readAt: instant('read_at'),
  createdAt: instant('created_at').notNull(),
})

/** What a search engine showed, in one period: of a page, of a query, or of both. Each reading replaces the last one. */
export const searchRows = pgTable(
  'search_rows',
  {
    tenantId: tenantId(),
    /** `api` or `csv`: one does not replace the other. */
    origin: text('origin', { enum: ['api', 'csv'] }).notNull(),
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
    /** The address; empty for all pages. */
    page: text('page').notNull(),
    /** Empty for all queries. */
    query: text('query').notNull(),
    clicks: integer('clicks').notNull(),
    impressions: integer('impressions').notNull(),
    position: doublePrecision('position').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.origin, table.from, table.to, table.page, table.query] }),
  ],
)
