import type { AgentContext } from '../core/context.ts'
import { sessions, sessionTopics } from '../db/schema/sessions.ts'
import { and, asc, eq, lt } from '../db/sql.ts'
import { expectRunCredits } from './expect-run-credits.ts'
import { estimateSessionArticle } from './session-article.ts'

/** A run that is going to be, if nothing changes: credits, topics and the session itself. */
export type FutureRun = {
  sessionId: string
  at: Date
  topicId: string
  topicTitle: string
  /** BCP 47. */
  language: string
  /** Held at its start. */
  credits: number
  /** What will probably be charged of it, where that is known. */
  creditsExpected: number | undefined
}

const most = 500

/** The runs of the tenant's running session from `from` on and before `to`, first to last; none beyond its last topic. */
export async function listFutureRuns(
  ctx: AgentContext,
  span: { from: Date; to: Date },
): Promise<FutureRun[]> {
  const [session] = await ctx.db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.tenantId, ctx.caller.tenantId),
        eq(sessions.status, 'running'),
        lt(sessions.nextRunAt, span.to),
      ),
    )
  if (!session) return []
  const topics = await ctx.db
    .select({ id: sessionTopics.id, title: sessionTopics.title })
    .from(sessionTopics)
    .where(and(eq(sessionTopics.sessionId, session.id), eq(sessionTopics.status, 'queued')))
    .orderBy(asc(sessionTopics.position), asc(sessionTopics.id))
    .limit(most)
  const { languages, runsCount, intervalMinutes } = session
  const credits = estimateSessionArticle(ctx, session).creditsRequired
  const creditsExpected = (await expectRunCredits(ctx))(session)
  return topics
    .map((topic, place) => ({
      sessionId: session.id,
      at: new Date(session.nextRunAt.getTime() + place * intervalMinutes * 60_000),
      topicId: topic.id,
      topicTitle: topic.title,
      language: languages[(runsCount + place) % languages.length] ?? 'en',
      credits,
      creditsExpected,
    }))
    .filter(({ at }) => at >= span.from && at < span.to)
}
