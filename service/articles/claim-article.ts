import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { articles } from '../db/schema/articles.ts'
import type { ArticleRow } from './get-article-row.ts'

/**
 * Takes an article that is to be written. Every claim raises `attempt`, and only the newest claim may report or finish:
 * a worker that was thought dead and comes back changes nothing. Undefined when there is nothing to write.
 */
export async function claimArticle(ctx: Context, articleId: string): Promise<ArticleRow | undefined> {
  const [row] = await ctx.db
    .update(articles)
    .set({ attempt: sql`${articles.attempt} + 1`, updatedAt: ctx.now() })
    .where(and(eq(articles.id, articleId), eq(articles.status, 'processing')))
    .returning()
  return row
}

/** The condition under which the holder of a claim may change its row. */
export function claimed(row: Pick<ArticleRow, 'id' | 'tenantId' | 'attempt'>) {
  return and(
    eq(articles.id, row.id),
    eq(articles.tenantId, row.tenantId),
    eq(articles.status, 'processing'),
    eq(articles.attempt, row.attempt),
  )
}
