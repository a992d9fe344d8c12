import type { Sent } from '#contract/always-sent.ts'
import type { SessionDetail } from '#contract/sessions.ts'
import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { sessionRuns, sessionTopics } from '../db/schema/sessions.ts'
import { and, asc, desc, eq, ne, sql } from '../db/sql.ts'
import { expectRunCredits } from './expect-run-credits.ts'
import { getSessionRow } from './get-session-row.ts'
import { countForSessions, countRuns } from './session-counts.ts'
import { runJson, sessionJson, topicJson } from './session-json.ts'

const firstPage = { limit: 20, offset: 0 }

/** A session with its topic queue and one page of its runs (GET /api/agent/session/{id}). */
export async function getSession(
  ctx: AgentContext,
  query: { sessionId: string; limit: number; offset: number } | { sessionId: string },
): Promise<Sent<typeof SessionDetail>> {
  const { sessionId, limit, offset } = { ...firstPage, ...query }
  const row = await getSessionRow(ctx, sessionId)
  const waiting = sql`case ${sessionTopics.status} when 'writing' then 0 when 'queued' then 1 else 2 end`
  // One after another: in a transaction there is one connection.
  const topics = await ctx.db
    .select()
    .from(sessionTopics)
    .where(and(eq(sessionTopics.sessionId, sessionId), ne(sessionTopics.status, 'written')))
    .orderBy(waiting, asc(sessionTopics.position), asc(sessionTopics.id))
  const { status, scheduledAt, trustLevel, problems } = articles
  const runs = await ctx.db
    .select({ run: sessionRuns, article: { status, scheduledAt, trustLevel, problems } })
    .from(sessionRuns)
    .leftJoin(
      articles,
      and(eq(articles.id, sessionRuns.articleId), eq(articles.tenantId, sessionRuns.tenantId)),
    )
    .where(eq(sessionRuns.sessionId, sessionId))
    .orderBy(desc(sessionRuns.createdAt), desc(sessionRuns.id))
    .limit(limit)
    .offset(offset)
  const total = await countRuns(ctx, sessionId)
  const counts = await countForSessions(ctx, [sessionId])
  const expected = await expectRunCredits(ctx)
  return {
    ...sessionJson(ctx, row, counts(row.id), expected(row)),
    topics: topics.map(topicJson),
    runs: runs.map(({ run, article }) => runJson(run, article)),
    runs_total: total,
  }
}
