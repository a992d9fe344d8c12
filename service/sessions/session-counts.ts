import type { AgentContext } from '../core/context.ts'
import { sessionRuns, sessionTopics } from '../db/schema/sessions.ts'
import { count, inArray, max, sql } from '../db/sql.ts'

export type SessionCounts = {
  /** Topics of the catalog without the vetoed. */
  topics: number
  queued: number
  articles: number
  creditsUsed: number
  lastRunAt: Date | null
}

const none: SessionCounts = { topics: 0, queued: 0, articles: 0, creditsUsed: 0, lastRunAt: null }

/** What hangs on sessions, in two queries however many they are. The ids must be the caller's own. */
export async function countForSessions(
  ctx: AgentContext,
  sessionIds: readonly string[],
): Promise<(sessionId: string) => SessionCounts> {
  if (sessionIds.length === 0) return () => none
  const topics = await ctx.db
    .select({
      sessionId: sessionTopics.sessionId,
      topics: sql<number>`(count(*) filter (where ${sessionTopics.status} <> 'vetoed'))::int`,
      queued: sql<number>`(count(*) filter (where ${sessionTopics.status} = 'queued'))::int`,
    })
    .from(sessionTopics)
    .where(inArray(sessionTopics.sessionId, [...sessionIds]))
    .groupBy(sessionTopics.sessionId)
  const runs = await ctx.db
    .select({
      sessionId: sessionRuns.sessionId,
      articles: sql<number>`(count(*) filter (where ${sessionRuns.status} = 'completed'))::int`,
      creditsUsed: sql<number>`coalesce(sum(${sessionRuns.creditsUsed}), 0)::int`,
      lastRunAt: max(sessionRuns.createdAt),
    })
    .from(sessionRuns)
    .where(inArray(sessionRuns.sessionId, [...sessionIds]))
    .groupBy(sessionRuns.sessionId)
  const topicsOf = new Map(topics.map((row) => [row.sessionId, row]))
  const runsOf = new Map(runs.map((row) => [row.sessionId, row]))
  return (sessionId) => ({ ...none, ...topicsOf.get(sessionId), ...runsOf.get(sessionId) })
}

/** How many runs a session has. */
export async function countRuns(ctx: AgentContext, sessionId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ runs: count() })
    .from(sessionRuns)
    .where(inArray(sessionRuns.sessionId, [sessionId]))
  return row?.runs ?? 0
}
