import { tenantHandleSql } from '../agents/tenant-handle-sql.ts'
import type { AgentContext } from '../core/context.ts'
import { prepared } from '../db/prepared.ts'
import { articles } from '../db/schema/articles.ts'
import { and, eq, getTableColumns, sql } from '../db/sql.ts'
import type { ArticleRow } from './get-article-row.ts'

const { markdown, claims, sources, changes, ...rest } = getTableColumns(articles)

/** Everything but the text and what hangs on it, which is nearly all of a row. */
export const statusColumns = rest

export type ArticleStatusRow = Omit<ArticleRow, 'markdown' | 'claims' | 'sources' | 'changes'> & {
  handle: string
}

/** An article without its text, and the handle of its tenant, in one query: what agents poll. */
export async function findArticleStatus(
  ctx: AgentContext,
  articleId: string,
): Promise<ArticleStatusRow | undefined> {
  const query = prepared(ctx.db, 'article-status', (db, name) =>
    db
      .select({ ...statusColumns, handle: tenantHandleSql(articles.tenantId) })
      .from(articles)
      .where(and(eq(articles.id, sql.placeholder('id')), eq(articles.tenantId, sql.placeholder('tenantId'))))
      .prepare(name),
  )
  const [row] = await query.execute({ id: articleId, tenantId: ctx.caller.tenantId })
  return row
}
