import { boolean, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { SiteBranding } from '#contract/site.ts'
import { sql } from '../sql.ts'
import { tenants } from './agents.ts'
import { articles } from './articles.ts'
import { bytes, instant } from './column-kinds.ts'

/**
 * Which state of a tenant's published articles is the present one: another value after each transaction that changed it.
 * A trigger alone writes it (`service/db/bump-site-revisions.ts`); a tenant that never published has no row.
 */
export const siteRevisions = pgTable('site_revisions', {
  tenantId: uuid('tenant_id')
    .primaryKey()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  revision: uuid('revision').notNull(),
})

/** The bytes of a published article's page, rendered and compressed once, when it was published. */
export const publishedPages = pgTable(
  'published_pages',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    handle: text('handle').notNull(),
    slug: text('slug').notNull(),
    etag: text('etag').notNull(),
    html: bytes('html').notNull(),
    gzip: bytes('gzip').notNull(),
    brotli: bytes('brotli').notNull(),
    /** Its Content-Security-Policy; null for a page of an older release, which says it itself. */
    policy: text('policy'),
    /** Scheme and host of the domain it was rendered for; null for a page below the service's own address. */
    origin: text('origin'),
    /** The code and the address of the service that it was drawn with; null for a page of an older release. */
    drawnBy: text('drawn_by'),
    renderedAt: instant('rendered_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId] }),
    uniqueIndex('published_pages_address').on(table.handle, table.slug),
  ],
)

/** What was chosen of a site's look; what is not named has its default. */
export const siteBranding = pgTable('site_branding', {
  tenantId: uuid('tenant_id')
    .primaryKey()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  branding: jsonb('branding').$type<Partial<SiteBranding>>().notNull().default({}),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** The domains of sites. Anybody may name one; whoever proves it has it. The newest proven one is the main one. */
export const siteDomains = pgTable(
  'site_domains',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    /** Host name in lower case, as ASCII. */
    domain: text('domain').notNull(),
    token: text('token').notNull(),
    isMain: boolean('is_main').notNull().default(false),
    problem: text('problem'),
    checkedAt: instant('checked_at'),
    verifiedAt: instant('verified_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.domain] }),
    uniqueIndex('site_domains_proven').on(table.domain).where(sql`${table.verifiedAt} is not null`),
    uniqueIndex('site_domains_main').on(table.tenantId).where(sql`${table.isMain}`),
  ],
)
