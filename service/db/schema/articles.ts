import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ExtractionResult, GenerateArticleInput } from '#contract/articles.ts'
import type { ArticleClaim, ArticleSource } from '#contract/drafts.ts'
import { type SQL, sql } from '../sql.ts'
import { instant } from './column-kinds.ts'
import { runColumns } from './run-columns.ts'

/** A drawn picture of an article. `file` is its name: the file store keeps it below the article's own folder. */
export type ArticleFigure = {
  file: string
  alt: string
  caption: string
  width: number
  height: number
  /** `cover` is lettered, for link previews; `banner` is not, for the page; `figure` draws a table of the text. */
  role: 'cover' | 'banner' | 'figure'
  /** Somebody's own picture, which nothing draws again. */
  own?: true
  /** What else than the title it was drawn from: with another one it is drawn again. */
  look?: string
  /** The same chart as an SVG document of this name, which follows the reader's choice of light or dark. */
  vector?: string
  /** Which table of the text it stands before, counted from 0, where the Markdown does not show it by itself. */
  table?: number
  /** The names of the columns of the table that it was drawn from, by which it is found when the text no longer shows it. */
  columns?: string
}

/** The article read aloud. `version` is that of the text that was read. */
export type ArticleAudio =
  | {
      status: 'ready'
      file: string
      bytes: number
      seconds: number
      voice: string
      engine: string
      isDraftVoice: boolean
      chapters: { title: string; startSeconds: number }[]
      version: number
    }
  | { status: 'failed'; message: string }

export type SentenceChange = { before: string; after: string; reason: string }
export type ArticleProblem = { code: string; message: string }

/** The ids of the documents that a text cites, as the index has them: a query that writes it so finds them by it. */
export const citedDocuments = (sources: AnyPgColumn): SQL =>
  sql`jsonb_path_query_array(${sources}, '$[*].document_id')`

/**
 * One row for each accepted generation. `processing` -> `generated` | `publishing` | `failed`;
 * `generated` -> `publishing` -> `published` -> `generated` (unpublish). Every transition is a compare-and-set on `status`.
 */
export const articles = pgTable(
  'articles',
  {
    ...runColumns(),
    status: text('status', {
      enum: ['processing', 'generated', 'publishing', 'published', 'failed'],
    }).notNull(),
    input: jsonb('input').$type<GenerateArticleInput>().notNull(),
    /** Resolved when the request was accepted: the input's value, else the tenant's setting. */
    publishWhenWritten: boolean('publish_when_written').notNull(),
    queued: boolean('queued').notNull(),
    /** The session that started it. */
    sessionId: uuid('session_id'),
    /** The article whose text it was written to replace; null for any other, and once that one is deleted. */
    refreshesId: uuid('refreshes_id'),
    topic: text('topic'),
    mode: text('mode').notNull(),
    size: text('size').notNull(),
    language: text('language').notNull(),
    title: text('title'),
    slug: text('slug'),
    description: text('description'),
    markdown: text('markdown'),
    tags: text('tags').array().notNull().default([]),
    wordCount: integer('word_count'),
    version: integer('version').notNull().default(0),
    trustLevel: text('trust_level'),
    engine: text('engine'),
    /** What was written; null until it is. A `brief` is never charged or published by itself. */
    form: text('form', { enum: ['article', 'digest', 'brief'] }),
    /** What the model counted; null without one. */
    tokens: jsonb('tokens').$type<{ input: number; output: number; cached: number }>(),
    /** What the check changed in the writer's text. */
    changes: jsonb('changes').$type<SentenceChange[]>().notNull().default([]),
    /** Why it should not be public as it is; empty when nothing speaks against it. */
    problems: jsonb('problems').$type<ArticleProblem[]>().notNull().default([]),
    sources: jsonb('sources').$type<ArticleSource[]>().notNull().default([]),
    claims: jsonb('claims').$type<ArticleClaim[]>().notNull().default([]),
    extractionResults: jsonb('extraction_results').$type<ExtractionResult[]>().notNull().default([]),
    extensions: jsonb('extensions').$type<Record<string, unknown>>().notNull().default({}),
    /** The requested recording; null without one. */
    audio: jsonb('audio').$type<ArticleAudio>(),
    cover: jsonb('cover').$type<ArticleFigure>(),
    figures: jsonb('figures').$type<ArticleFigure[]>().notNull().default([]),
    scheduledAt: instant('scheduled_at'),
    publishedAt: instant('published_at'),
    /** The destination where readers find it; null: the desk's own site. */
    homeId: uuid('home_id'),
    /** Its address there, once it is live. */
    homeUrl: text('home_url'),
    /** Who of the site's authors signs, by name; null: the first. */
    author: text('author'),
    /** Where an imported article was first; search engines are told. Null: here. */
    canonicalUrl: text('canonical_url'),
    /** When an imported article first appeared; it keeps that date when it is published here. */
    firstPublishedAt: instant('first_published_at'),
    /** False while the desk's default destination decides when it is published. */
    placesChosen: boolean('places_chosen').notNull().default(false),
  },
  (table) => [
    uniqueIndex('articles_slug').on(table.tenantId, table.slug),
    index('articles_refreshes').on(table.refreshesId).where(sql`${table.refreshesId} is not null`),
    index('articles_newest').on(
      table.tenantId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // One for each order of the list, for either direction.
    index('articles_by_title').on(
      table.tenantId,
      sql`lower(coalesce(${table.title}, ${table.topic}, ''))`,
      table.id,
    ),
    index('articles_by_words').on(table.tenantId, sql`coalesce(${table.wordCount}, 0)`, table.id),
    index('articles_by_moment').on(
      table.tenantId,
      sql`coalesce(${table.publishedAt}, ${table.scheduledAt}, ${table.updatedAt})`,
      table.id,
    ),
    index('articles_status').on(
      table.tenantId,
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('articles_published')
      .on(table.tenantId, table.publishedAt.desc().nullsFirst())
      .where(sql`${table.status} = 'published'`),
    index('articles_calendar')
      .on(table.tenantId, table.scheduledAt)
      .where(sql`${table.scheduledAt} is not null`),
    index('articles_cited_documents').using('gin', citedDocuments(table.sources)),
    index('articles_scheduled').on(table.scheduledAt).where(sql`${table.scheduledAt} is not null`),
  ],
)

/** All text that was read for an article: edits are checked against it. Its rows never change. */
export const articleEvidence = pgTable(
  'article_evidence',
  {
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    /** Its number among the sources that the text cites; null when it cites it nowhere. */
    reference: integer('reference'),
    kind: text('kind', { enum: ['page', 'knowledge', 'article'] }).notNull(),
    role: text('role', { enum: ['facts', 'voice', 'internal'] }).notNull(),
    title: text('title').notNull(),
    url: text('url'),
    documentId: uuid('document_id'),
    language: text('language').notNull(),
    publishedAt: instant('published_at'),
    /** Markdown. */
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.position] })],
)

/** What models answered for an article that is being written; gone when its run ends. */
export const articleAnswers = pgTable(
  'article_answers',
  {
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** Says what was asked of which model. */
    key: text('key').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    text: text('text').notNull(),
    /** False for an answer that was truncated. */
    isWhole: boolean('is_whole').notNull(),
    /** What the server counted; null if it did not. */
    tokens: jsonb('tokens').$type<{ input: number; output: number; cached: number }>(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.key] })],
)

/** Every text a draft ever had; rows are never changed. */
export const articleVersions = pgTable(
  'article_versions',
  {
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    agentId: uuid('agent_id').notNull(),
    origin: text('origin', { enum: ['generated', 'edited'] }).notNull(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    description: text('description').notNull(),
    markdown: text('markdown').notNull(),
    tags: text('tags').array().notNull(),
    wordCount: integer('word_count').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.version] }),
    // Every address of the published site that leads nowhere is looked for among those that once did.
    index('article_versions_slug').on(table.tenantId, table.slug),
    index('article_versions_edits').on(table.createdAt).where(sql`${table.origin} = 'edited'`),
  ],
)
