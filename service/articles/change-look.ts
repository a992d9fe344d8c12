import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, eq, isNotNull } from '../db/sql.ts'
import { queuePublishing } from '../site/render-again.ts'
import { type ArticleRow, getArticleRow } from './get-article-row.ts'
import { requireText } from './get-draft.ts'

/**
 * Changes what stands around an article's text, and shows it where the article is public. Part of a transaction.
 * @throws {ServiceError} `not_found`; `conflict` while it is being written
 */
export async function changeLook(
  tx: AgentContext,
  articleId: string,
  look: Partial<Pick<ArticleRow, 'author' | 'cover'>>,
): Promise<ArticleRow> {
  const [row] = await tx.db
    .update(articles)
    .set({ ...look, updatedAt: tx.now() })
    .where(
      and(
        eq(articles.id, articleId),
        eq(articles.tenantId, tx.caller.tenantId),
        isNotNull(articles.markdown),
      ),
    )
    .returning()
  if (!row) {
    requireText(await getArticleRow(tx, articleId))
    throw new Error('An article with a text can be changed.')
  }
  if (row.status === 'published' || row.status === 'publishing') await queuePublishing(tx, row)
  return row
}
