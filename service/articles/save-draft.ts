import type { Sent } from '#contract/always-sent.ts'
import type { Draft, SaveDraftInput } from '#contract/drafts.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict, invalid } from '../core/errors.ts'
import { articleEvidence, articles, articleVersions } from '../db/schema/articles.ts'
import { and, asc, eq, ne, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import type { CheckSource } from '../engines/claim-check/check-source.ts'
import { queuePublishing } from '../site/render-again.ts'
import { addSources, readCitedDocuments } from './add-sources.ts'
import { countWords } from './count-words.ts'
import { findEditProblems } from './find-edit-problems.ts'
import { getArticleRow } from './get-article-row.ts'
import { type ArticleText, findGeneratedText, getDraft, requireText } from './get-draft.ts'
import { recheckClaims } from './recheck-claims.ts'
import { renderNeighboursAgain } from './render-again.ts'
import { isReservedSlug } from './slug-of.ts'

/**
 * Saves an edit as a new version and checks its claims again. A published article changes on its page too.
 * Invariant: of several edits of one version exactly one is saved.
 * @throws {ServiceError} `conflict`: `version_conflict` with the newest version, `slug_taken`, or no text to edit yet
 */
export async function saveDraft(
  ctx: AgentContext,
  edit: { articleId: string; input: SaveDraftInput },
): Promise<Sent<typeof Draft>> {
  const { articleId, input } = edit
  const row = await getArticleRow(ctx, articleId)
  const old = requireText(row)
  if (row.version !== input.version) throw versionConflict(row.version)
  if (isReservedSlug(input.slug)) throw invalid('slug', 'This slug is reserved.')
  const { title, slug, description, markdown } = input
  const text: ArticleText = { title, slug, description, markdown, tags: [...new Set(input.tags ?? old.tags)] }
  if (isSame(text, old)) return getDraft(ctx, { articleId })
  const cited = await readCitedDocuments(ctx, row, input.sources ?? [])
  const evidence = await listCheckSources(ctx, articleId)
  const checked = recheckClaims(row, { title, description, markdown }, evidence, cited)
  // Writers count a little differently from each other: only what the edit added is counted here.
  const added = countWords(markdown) - countWords(old.markdown)
  const wordCount = Math.max(0, (row.wordCount ?? 0) + added)
  const generated = (await findGeneratedText(ctx, articleId))?.markdown ?? ''
  const problems = findEditProblems(row, { title, markdown, wordCount, claims: checked.claims, generated })
  // Once no problem is left, the reason for holding it back is cleared.
  const reason = row.reason === null ? null : (problems[0]?.code ?? null)
  await inTransaction(ctx, async (tx) => {
    const now = tx.now()
    await rejectTakenSlug(tx, articleId, slug)
    const [saved] = await tx.db
      .update(articles)
      .set({ ...text, ...checked, wordCount, problems, reason, version: input.version + 1, updatedAt: now })
      .where(
        and(
          eq(articles.id, articleId),
          eq(articles.tenantId, tx.caller.tenantId),
          eq(articles.version, input.version),
        ),
      )
      .returning()
    if (!saved) throw versionConflict((await getArticleRow(tx, articleId)).version)
    await addSources(tx, row, cited)
    await tx.db.insert(articleVersions).values({
      ...text,
      ...tx.caller,
      articleId,
      wordCount,
      version: saved.version,
      origin: 'edited',
      createdAt: now,
    })
    if (saved.status !== 'published' && saved.status !== 'publishing') return
    await queuePublishing(tx, saved)
    const isLinked = saved.status === 'published' && saved.homeId === null
    if (isLinked && (title !== old.title || slug !== old.slug)) await renderNeighboursAgain(tx, saved)
  })
  return getDraft(ctx, { articleId })
}

function versionConflict(version: number): Error {
  return conflict(
    'version_conflict',
    `The newest version is ${version}: someone else saved in the meantime.`,
    {
      version,
    },
  )
}

function isSame(one: ArticleText, other: ArticleText): boolean {
  return (
    one.title === other.title &&
    one.slug === other.slug &&
    one.description === other.description &&
    one.markdown === other.markdown &&
    one.tags.join('\n') === other.tags.join('\n')
  )
}

/** Under the same lock as a finished article's choice of slug. */
async function rejectTakenSlug(ctx: AgentContext, articleId: string, slug: string): Promise<void> {
  const { tenantId } = ctx.caller
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slugs of ${tenantId}`}, 0))`)
  const [taken] = await ctx.db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.tenantId, tenantId), eq(articles.slug, slug), ne(articles.id, articleId)))
  if (taken) throw conflict('slug_taken', `Slug already in use: ${slug}.`)
}

/** All text that was read for an article and states something; articles of earlier versions have none. */
async function listCheckSources(ctx: AgentContext, articleId: string): Promise<CheckSource[]> {
  const { reference, title, text, language, kind } = articleEvidence
  const rows = await ctx.db
    .select({ reference, title, text, language, kind })
    .from(articleEvidence)
    .where(
      and(
        eq(articleEvidence.articleId, articleId),
        eq(articleEvidence.tenantId, ctx.caller.tenantId),
        ne(articleEvidence.role, 'voice'),
      ),
    )
    .orderBy(asc(articleEvidence.position))
  return rows.map(({ kind: from, ...source }) => ({ ...source, own: from !== 'page' }))
}
