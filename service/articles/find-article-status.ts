import { tenantHandleSql } from '../agents/tenant-handle-sql.ts'
import type { AgentContext } from '../core/context.ts'
import { prepared } from '../db/prepared.ts'
import { articles } from '../db/schema/articles.ts'
import { and, eq, getTableColumns, sql } from '../db/sql.ts'
import type { ArticleRow } from './get-article-row.ts'

const {
  markdown,
  claims,
  sources,
  changes,
  tenantId,
  agentId,
  attempt,
  publishWhenWritten,
  completedAt,
  homeId,
  canonicalUrl,
  firstPublishedAt,
  placesChosen,
  ...rest
} = getTableColumns(articles)

/** What an answer shows: without the text and what hangs on it, which is nearly all of a row. */
export const statusColumns = rest

export type ArticleStatusRow = Pick<ArticleRow, keyof typeof statusColumns> & {
  handle: string
  refreshedBy: string | null
}

/** The newest draft that was written to replace its text. */
const refreshedBy = sql<string | null>`(
  select draft.id from ${articles} as draft
  where draft.refreshes_id = articles.id and draft.tenant_id = articles.tenant_id and draft.status in ('processing', 'generated')
  order by draft.created_at desc limit 1
)`

/** An article without its text, and the handle of its tenant, in one query: what agents poll. */
export async function findArticleStatus(
  ctx: AgentContext,
  articleId: string,
): Promise<ArticleStatusRow | undefined> {
  const query = prepared(ctx.db, 'article-status', (db, name) =>
    db
      .select({ ...statusColumns, refreshedBy, handle: tenantHandleSql(articles.tenantId) })
      .from(articles)
      .where(and(eq(articles.id, sql.placeholder('id')), eq(articles.tenantId, sql.placeholder('tenantId'))))
      .prepare(name),
  )
  const [row] = await query.execute({ id: articleId, tenantId: ctx.caller.tenantId })
  return row
}
