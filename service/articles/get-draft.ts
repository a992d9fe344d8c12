import type { Sent } from '#contract/always-sent.ts'
import type { Draft, DraftEvidence } from '#contract/drafts.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict, ServiceError } from '../core/errors.ts'
import { articleEvidence, articleVersions } from '../db/schema/articles.ts'
import { and, asc, desc, eq, type SQL } from '../db/sql.ts'
import { draftAudioUrl, draftPictures } from './draft-pictures.ts'
import { type ArticleRow, getArticleRow } from './get-article-row.ts'

export type ArticleText = Pick<Sent<typeof Draft>, 'title' | 'slug' | 'description' | 'markdown' | 'tags'>

/**
 * The text of an article with its sources, claim ledger and versions; the newest text, or that of one version.
 * The claims are always those of the newest.
 * @throws {ServiceError} `conflict` for an article without a text, `not_found` for an unknown version
 */
export async function getDraft(
  ctx: AgentContext,
  query: { articleId: string; version?: number | undefined },
): Promise<Sent<typeof Draft>> {
  const row = await getArticleRow(ctx, query.articleId)
  const newest = requireText(row)
  const version = query.version ?? row.version
  const [versions, text, generated, evidence] = await Promise.all([
    listVersions(ctx, row.id),
    version === row.version ? newest : findVersion(ctx, row.id, eq(articleVersions.version, version)),
    findGeneratedText(ctx, row.id),
    listEvidence(ctx, row.id),
  ])
  if (!text) throw new ServiceError({ kind: 'not_found' }, `This article has no version ${version}.`)
  const audioUrl = draftAudioUrl(ctx, row)
  return {
    article_id: row.id,
    version,
    title: text.title,
    slug: text.slug,
    description: text.description,
    markdown: text.markdown,
    ...(generated && { generated_markdown: generated.markdown }),
    tags: text.tags,
    sources: row.sources,
    claims: row.claims,
    changes: row.changes,
    evidence,
    pictures: draftPictures(ctx, row),
    ...(audioUrl !== undefined && { audio_url: audioUrl }),
    versions: versions.map((one) => ({
      version: one.version,
      origin: one.origin,
      title: one.title,
      word_count: one.wordCount,
      created_at: one.createdAt.toISOString(),
    })),
    updated_at: row.updatedAt.toISOString(),
  }
}

const ofArticle = (ctx: AgentContext, articleId: string) =>
  and(eq(articleVersions.articleId, articleId), eq(articleVersions.tenantId, ctx.caller.tenantId))

/** Newest first, without the texts: an article that was edited a hundred times has a hundred. */
function listVersions(ctx: AgentContext, articleId: string) {
  const { version, origin, title, wordCount, createdAt } = articleVersions
  return ctx.db
    .select({ version, origin, title, wordCount, createdAt })
    .from(articleVersions)
    .where(ofArticle(ctx, articleId))
    .orderBy(desc(version))
}

/** The newest version that matches. */
async function findVersion(ctx: AgentContext, articleId: string, matching: SQL) {
  const [found] = await ctx.db
    .select()
    .from(articleVersions)
    .where(and(ofArticle(ctx, articleId), matching))
    .orderBy(desc(articleVersions.version))
    .limit(1)
  return found
}

/** The text as the writer left it; after a replacement, as the writer of that left it. */
export function findGeneratedText(ctx: AgentContext, articleId: string) {
  return findVersion(ctx, articleId, eq(articleVersions.origin, 'generated'))
}

/** @throws {ServiceError} `conflict`, naming the status, while there is no text */
export function requireText(row: ArticleRow): ArticleText {
  const { title, slug, description, markdown, tags } = row
  if (title === null || slug === null || description === null || markdown === null) {
    throw conflict('no_text', `An article with status ${row.status} has no text.`)
  }
  return { title, slug, description, markdown, tags }
}

/** What was read for an article, without the texts: what it cites first. Articles of earlier versions have none. */
async function listEvidence(ctx: AgentContext, articleId: string): Promise<DraftEvidence[]> {
  const { reference, kind, role, title, url, documentId, language } = articleEvidence
  const rows = await ctx.db
    .select({ reference, kind, role, title, url, documentId, language })
    .from(articleEvidence)
    .where(and(eq(articleEvidence.articleId, articleId), eq(articleEvidence.tenantId, ctx.caller.tenantId)))
    .orderBy(asc(articleEvidence.position))
  return rows.map((row) => ({
    kind: row.kind,
    role: row.role,
    title: row.title,
    language: row.language,
    ...(row.reference !== null && { reference: row.reference }),
    ...(row.url !== null && { url: row.url }),
    ...(row.documentId !== null && { document_id: row.documentId }),
  }))
}
