import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, desc, eq, ne } from '../db/sql.ts'

const most = 10_000

/** What the tenant's newest articles are called and were asked to be about; those that failed do not exist. */
export async function listArticleTitles(ctx: AgentContext): Promise<{ title: string; language: string }[]> {
  const rows = await ctx.db
    .select({ title: articles.title, topic: articles.topic, language: articles.language })
    .from(articles)
    .where(and(eq(articles.tenantId, ctx.caller.tenantId), ne(articles.status, 'failed')))
    .orderBy(desc(articles.createdAt), desc(articles.id))
    .limit(most)
  return rows.flatMap(({ title, topic, language }) =>
    [title, topic].flatMap((text) => (text === null ? [] : [{ title: text, language }])),
  )
}
