import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, desc, eq, isNotNull } from '../db/sql.ts'
import { findWriterName } from '../models/find-writer-name.ts'
import { type ArticleOptions, estimateSessionArticle, sessionArticle } from './session-article.ts'

/** How many of the newest articles are looked through, and how many like those of the session are enough. */
const lookedThrough = 50
const enough = 10

/**
 * What a run will probably be charged, in credits: the average of the tenant's newest articles that were ordered as a run
 * orders its own, the comparison that it leaves out aside, and written by who writes now. A run holds the price of the size that it asks for, and is charged the
 * length that its sources carry.
 * @returns for a session undefined while there is no such article, or where none of them cost anything
 */
export async function expectRunCredits(
  ctx: AgentContext,
): Promise<(session: ArticleOptions) => number | undefined> {
  const [writer, newest] = await Promise.all([
    findWriterName(ctx),
    ctx.db
      .select({ input: articles.input, engine: articles.engine, used: articles.creditsUsed })
      .from(articles)
      .where(and(eq(articles.tenantId, ctx.caller.tenantId), isNotNull(articles.title)))
      .orderBy(desc(articles.createdAt), desc(articles.id))
      .limit(lookedThrough),
  ])
  return (session) => {
    const own = sessionArticle(session, { topic: '', language: '' })
    const asked = orderOf(own)
    // Without the comparison an article costs no more than with it.
    const likeSession = (input: typeof own) =>
      own.disable_competition ? { ...input, disable_competition: true } : input
    const charged = newest
      .flatMap(({ input, engine, used }) =>
        used !== null && engine === writer && orderOf(likeSession(input)) === asked ? [used] : [],
      )
      .slice(0, enough)
    const sum = charged.reduce((all, used) => all + used, 0)
    if (sum === 0) return undefined
    return Math.min(estimateSessionArticle(ctx, session).creditsRequired, Math.ceil(sum / charged.length))
  }
}

/** What the price of an article hangs on. */
function orderOf(input: ReturnType<typeof sessionArticle>): string {
  const { size, mode, enable_search, disable_competition, illustrations, audio, source_urls = [] } = input
  return JSON.stringify([
    size,
    mode,
    enable_search,
    disable_competition,
    illustrations,
    audio,
    source_urls.length,
  ])
}
