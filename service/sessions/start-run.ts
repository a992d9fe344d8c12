import { acceptArticle } from '../articles/accept-article.ts'
import type { AgentContext } from '../context.ts'
import { sessionRuns, sessions, sessionTopics } from '../db/schema/sessions.ts'
import { and, asc, eq, sql } from '../db/sql.ts'
import type { SessionRow, SessionTopicRow } from './get-session-row.ts'
import { nextLanguage, sessionArticle } from './session-article.ts'

/** The topic whose turn it is. */
export async function findNextTopic(
  inside: AgentContext,
  sessionId: string,
): Promise<SessionTopicRow | undefined> {
  const [topic] = await inside.db
    .select()
    .from(sessionTopics)
    .where(and(eq(sessionTopics.sessionId, sessionId), eq(sessionTopics.status, 'queued')))
    .orderBy(asc(sessionTopics.position), asc(sessionTopics.id))
    .limit(1)
  return topic
}

/**
 * Starts one run of a session that the caller's transaction has locked: its article is accepted and charged like any
 * other. Nothing is written before that, so that a refusal leaves the session as it was.
 * @throws {ServiceError} what accepting an article throws
 */
export async function startRun(
  inside: AgentContext,
  session: SessionRow,
  run: { topic: SessionTopicRow; trigger: 'schedule' | 'asked' },
): Promise<void> {
  const { topic, trigger } = run
  const language = nextLanguage(session)
  const input = sessionArticle(session, { topic: topic.title, language })
  const articleId = await acceptArticle(inside, input, { sessionId: session.id })
  const now = inside.now()
  await inside.db.update(sessionTopics).set({ status: 'writing' }).where(eq(sessionTopics.id, topic.id))
  await inside.db
    .update(sessions)
    .set({ runsCount: sql`${sessions.runsCount} + 1`, waitingForTopics: false, updatedAt: now })
    .where(eq(sessions.id, session.id))
  await inside.db.insert(sessionRuns).values({
    tenantId: session.tenantId,
    sessionId: session.id,
    topicId: topic.id,
    articleId,
    trigger,
    topic: topic.title,
    language,
    createdAt: now,
  })
}
