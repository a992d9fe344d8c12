import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { pageDays } from '../db/schema/results.ts'
import { sql } from '../db/sql.ts'

const days = 90
/** Fewer views say nothing. */
const fewViews = 20
const most = 20

/** An article that readers liked: `worth` is 1 for the most read one. */
export type LikedArticle = { title: string; language: string; worth: number }

/**
 * The articles of the tenant that were read more than its others in the last 90 days, the most read first. A click or a
 * sign-up counts as ten views: it is what an article is for.
 */
export async function findLikedArticles(ctx: AgentContext): Promise<LikedArticle[]> {
  const since = new Date(ctx.now().getTime() - days * 86_400_000).toISOString().slice(0, 10)
  const { rows } = await ctx.db.execute<{ title: string; language: string; worth: number }>(sql`
    with read as (
      select page, sum(views)::int as views, sum(views + 10 * (clicks + leads))::float8 as worth from ${pageDays}
      where tenant_id = ${ctx.caller.tenantId} and day >= ${since} and page like 'article:%' group by page
    ), compared as (select *, avg(worth) over () as usual, max(worth) over () as best from read)
    select article.title, article.language, compared.worth / best as worth
    from compared join ${articles} as article
      on article.tenant_id = ${ctx.caller.tenantId} and 'article:' || article.id = compared.page
    where views >= ${fewViews} and worth > usual and article.title is not null
    order by compared.worth desc, article.id limit ${most}`)
  return rows
}
