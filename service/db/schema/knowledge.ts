import { index, integer, jsonb, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { tenants } from './agents.ts'
import { bytes, instant, searchVector } from './column-kinds.ts'

export const knowledgeDocuments = pgTable(
  'knowledge_documents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    sourceType: text('source_type', { enum: ['upload', 'url', 'manual'] }).notNull(),
    sourceName: text('source_name'),
    sourceUrl: text('source_url'),
    /** Of a page that was fetched, as it says itself: who published and wrote it, and when. */
    publisher: text('publisher'),
    author: text('author'),
    publishedAt: instant('published_at'),
    language: text('language').notNull(),
    /** What writers may do with it: state its facts, sound like it, or use it without ever naming it. */
    role: text('role', { enum: ['facts', 'voice', 'internal'] })
      .notNull()
      .default('facts'),
    content: text('content').notNull(),
    /** SHA-256 of the content, to recognize a document that is uploaded again. */
    contentHash: bytes('content_hash').notNull(),
    tokenCount: integer('token_count').notNull(),
    /** Null until a document of an earlier release was counted. */
    wordCount: integer('word_count'),
    chunksCount: integer('chunks_count').notNull(),
    chunksFailed: integer('chunks_failed').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('knowledge_documents_newest').on(
      table.tenantId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)

/** A passage of about 400 tokens; `search` is built with the text search configuration of its language. */
export const knowledgeChunks = pgTable(
  'knowledge_chunks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    documentId: uuid('document_id')
      .notNull()
      .references(() => knowledgeDocuments.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    headingPath: jsonb('heading_path').$type<string[]>().notNull(),
    text: text('text').notNull(),
    tokenCount: integer('token_count').notNull(),
    search: searchVector('search').notNull(),
    /** Of length 1; null until an embeddings endpoint made it. */
    embedding: real('embedding').array(),
    embeddingModel: text('embedding_model'),
  },
  (table) => [
    uniqueIndex('knowledge_chunks_position').on(table.documentId, table.position),
    index('knowledge_chunks_tenant').on(table.tenantId),
    // Without a list of pending entries: with one, searches read every row until the next vacuum.
    index('knowledge_chunks_search').using('gin', table.search).with({ fastupdate: false }),
  ],
)
