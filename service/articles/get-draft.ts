import { and, desc, eq } from 'drizzle-orm'
import type { Draft } from '#contract/articles.ts'
import type { AgentContext } from '../context.ts'
import { articleVersions } from '../db/schema/articles.ts'
import { conflict, ServiceError } from '../errors.ts'
import { type ArticleRow, getArticleRow } from './get-article-row.ts'

export type ArticleText = Pick<Draft, 'title' | 'slug' | 'description' | 'markdown' | 'tags'>

/**
 * The text of an article with its sources, claim ledger and versions; the newest text, or that of one version.
 * The claims are always those of the newest.
 * @throws {ServiceError} `conflict` for an article without a text, `not_found` for an unknown version
 */
export async function getDraft(
  ctx: AgentContext,
  query: { articleId: string; version?: number | undefined },
): Promise<Draft> {
  const row = await getArticleRow(ctx, query.articleId)
  const newest = requireText(row)
  const versions = await ctx.db
    .select()
    .from(articleVersions)
    .where(and(eq(articleVersions.articleId, row.id), eq(articleVersions.tenantId, ctx.caller.tenantId)))
    .orderBy(desc(articleVersions.version))
  const version = query.version ?? row.version
  const text = version === row.version ? newest : versions.find((one) => one.version === version)
  if (!text) throw new ServiceError({ kind: 'not_found' }, `This article has no version ${version}.`)
  const generated = versions.findLast(({ origin }) => origin === 'generated')
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

/** @throws {ServiceError} `conflict`, naming the status, while there is no text */
export function requireText(row: ArticleRow): ArticleText {
  const { title, slug, description, markdown, tags } = row
  if (title === null || slug === null || description === null || markdown === null) {
    throw conflict('no_text', `An article with status ${row.status} has no text.`)
  }
  return { title, slug, description, markdown, tags }
}
