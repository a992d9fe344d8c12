import type { Sent } from '#contract/always-sent.ts'
import type { Article } from '#contract/articles.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict, invalid } from '../core/errors.ts'
import { adaptations } from '../db/schema/adaptations.ts'
import { articleEvidence, articles, articleVersions } from '../db/schema/articles.ts'
import { and, asc, eq, inArray } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { getHandle } from '../site/get-handle.ts'
import { queuePublishing } from '../site/render-again.ts'
import { articleJson } from './article-json.ts'
import { emitArticleDeleted } from './delete-article.ts'
import { type ArticleRow, getArticleRow } from './get-article-row.ts'
import { type ArticleText, findGeneratedText, requireText } from './get-draft.ts'
import { renderNeighboursAgain } from './render-again.ts'
import {
  copyTakenFiles,
  deleteReplacedFiles,
  type Replacement,
  type TakenFiles,
  takenFiles,
  withTakenNames,
} from './take-files.ts'

/**
 * Puts the text of a draft, with all that it rests on, in the place of an article's text: at the article's address, as its
 * next version. The draft is deleted in the same transaction, so that of several requests one does it.
 * @throws {ServiceError} `not_found` for either; `conflict`: `wrong_status` of the draft, `version_conflict`, `no_text`
 */
export async function replaceArticle(
  ctx: AgentContext,
  request: { articleId: string; draftId: string },
): Promise<Sent<typeof Article>> {
  const { articleId, draftId } = request
  if (articleId === draftId) throw invalid('draft_id', 'Must be another article.')
  const found = { article: await getArticleRow(ctx, articleId), draft: await getArticleRow(ctx, draftId) }
  rejectOthers(found)
  const texts = textsOf(found.draft, await findGeneratedText(ctx, draftId))
  const version = found.article.version + texts.length
  const taken = takenFiles(found, version)
  await copyTakenFiles(ctx, found, taken)
  const withNames = texts.map((text) => ({ ...text, markdown: withTakenNames(text.markdown, taken) }))
  const handle = await getHandle(ctx)
  const replaced = await inTransaction(ctx, async (tx) => {
    const { article, draft } = await lockBoth(tx, found)
    await addVersions(tx, article, withNames)
    await moveEvidence(tx, { article, draft })
    await tx.db
      .update(adaptations)
      .set({ articleId, articleVersion: version })
      .where(and(eq(adaptations.articleId, draftId), eq(adaptations.tenantId, tx.caller.tenantId)))
    await tx.db
      .delete(articles)
      .where(and(eq(articles.id, draftId), eq(articles.tenantId, tx.caller.tenantId)))
    await emitArticleDeleted(tx, draft)
    const [row] = await tx.db
      .update(articles)
      .set({ ...contentOf({ article, draft }, taken), version, reason: null, updatedAt: tx.now() })
      .where(and(eq(articles.id, articleId), eq(articles.tenantId, tx.caller.tenantId)))
      .returning()
    if (!row) throw new Error('The row is locked.')
    if (row.status === 'published' || row.status === 'publishing') await queuePublishing(tx, row)
    if (row.status === 'published' && row.homeId === null) await renderNeighboursAgain(tx, row)
    return row
  })
  await deleteReplacedFiles(ctx, found, replaced)
  return articleJson(ctx, replaced, handle)
}

function rejectOthers({ article, draft }: Replacement): void {
  if (draft.status !== 'generated')
    throw conflict('wrong_status', `An article with status ${draft.status} can't take the place of another.`)
  requireText(draft)
  requireText(article)
}

/** In the order of their ids, so that two requests never wait for each other. */
async function lockBoth(tx: AgentContext, { article, draft }: Replacement): Promise<Replacement> {
  const rows = await tx.db
    .select()
    .from(articles)
    .where(and(inArray(articles.id, [article.id, draft.id]), eq(articles.tenantId, tx.caller.tenantId)))
    .orderBy(asc(articles.id))
    .for('update')
  const locked = {
    article: rows.find(({ id }) => id === article.id) ?? (await getArticleRow(tx, article.id)),
    draft: rows.find(({ id }) => id === draft.id) ?? (await getArticleRow(tx, draft.id)),
  }
  rejectOthers(locked)
  // Whoever pressed has seen this text of the draft and no other.
  if (locked.draft.version !== draft.version || locked.article.version !== article.version)
    throw conflict('version_conflict', 'One of the texts was edited meanwhile. Look at it and try again.')
  return locked
}

/** What belongs to a text, and not to its place: address, date, destinations, author and readers stay. */
function contentOf({ article, draft }: Replacement, taken: TakenFiles): Partial<ArticleRow> {
  const { title, description, markdown, tags, wordCount, topic, mode, size, language } = draft
  const { trustLevel, engine, form, tokens, changes, problems, sources, claims } = draft
  const { extractionResults, extensions, message } = draft
  return {
    ...{ title, description, tags, wordCount, topic, mode, size, language },
    ...{ trustLevel, engine, form, tokens, changes, problems, sources, claims },
    ...{ extractionResults, extensions, message },
    ...taken.members,
    markdown: markdown && withTakenNames(markdown, taken),
    input: { ...draft.input, illustrations: article.input.illustrations || draft.input.illustrations },
  }
}

type VersionText = ArticleText & { wordCount: number; origin: 'generated' | 'edited' }

/** The versions that are added: what the writer left, and after it what somebody made of that. */
function textsOf(draft: ArticleRow, generated: Omit<VersionText, 'origin'> | undefined): VersionText[] {
  const text = { ...requireText(draft), wordCount: draft.wordCount ?? 0 }
  if (!generated) return [{ ...text, origin: 'edited' }]
  const isEdited =
    generated.markdown !== text.markdown ||
    generated.title !== text.title ||
    generated.description !== text.description
  const written: VersionText = { ...generated, origin: 'generated' }
  return isEdited ? [written, { ...text, origin: 'edited' }] : [{ ...text, origin: 'generated' }]
}

async function addVersions(
  tx: AgentContext,
  article: ArticleRow,
  texts: readonly VersionText[],
): Promise<void> {
  const { slug } = requireText(article)
  await tx.db.insert(articleVersions).values(
    texts.map(({ title, description, markdown, tags, wordCount, origin }, at) => ({
      ...tx.caller,
      ...{ title, slug, description, markdown, tags, wordCount, origin },
      articleId: article.id,
      version: article.version + at + 1,
      createdAt: tx.now(),
    })),
  )
}

/** What was read for the old text says nothing about the new one. */
async function moveEvidence(tx: AgentContext, { article, draft }: Replacement): Promise<void> {
  const of = ({ id }: ArticleRow) =>
    and(eq(articleEvidence.articleId, id), eq(articleEvidence.tenantId, tx.caller.tenantId))
  await tx.db.delete(articleEvidence).where(of(article))
  await tx.db.update(articleEvidence).set({ articleId: article.id }).where(of(draft))
}
