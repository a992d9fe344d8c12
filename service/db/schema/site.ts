import { pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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
    renderedAt: instant('rendered_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId] }),
    uniqueIndex('published_pages_address').on(table.handle, table.slug),
  ],
)
