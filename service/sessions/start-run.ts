import { createArticle } from '../articles/create-article.ts'
import type { AgentContext } from '../core/context.ts'
import { sessionRuns, sessions, sessionTopics } from '../db/schema/sessions.ts'
import { and, asc, eq, sql } from '../db/sql.ts'
import type { SessionRow, SessionTopicRow } from './get-session-row.ts'
import { nextLanguage, sessionArticle } from './session-article.ts'

/** The topic whose turn it is. */
export async function findNextTopic(
  tx: AgentContext,
  sessionId: string,
): Promise<SessionTopicRow | undefined> {
  const [topic] = await tx.db
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
  tx: AgentContext,
  session: SessionRow,
  run: { topic: SessionTopicRow; trigger: 'schedule' | 'asked' },
): Promise<void> {
  const { topic, trigger } = run
  const language = nextLanguage(session)
  const input = sessionArticle(session, { topic: topic.title, language })
  const { id: articleId } = await createArticle(tx, input, { sessionId: session.id })
  const now = tx.now()
  await tx.db.update(sessionTopics).set({ status: 'writing' }).where(eq(sessionTopics.id, topic.id))
  await tx.db
    .update(sessions)
    .set({ runsCount: sql`${sessions.runsCount} + 1`, waitingForTopics: false, updatedAt: now })
    .where(eq(sessions.id, session.id))
  await tx.db.insert(sessionRuns).values({
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
