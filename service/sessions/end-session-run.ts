import type { EventData } from '#contract/events.ts'
import type { AgentContext } from '../core/context.ts'
import { sessionRuns, sessions, sessionTopics } from '../db/schema/sessions.ts'
import { and, eq, sql } from '../db/sql.ts'
import { emitEvent } from '../events/emit-event.ts'

/** Tried this often, a topic is not tried again by itself. */
const maxFailures = 2

type EndedArticle = { id: string; sessionId: string | null }

/** Ends the run that an article belongs to, in the transaction that finishes the article; for others it does nothing. */
export async function completeSessionRun(
  tx: AgentContext,
  article: EndedArticle & { title: string; creditsUsed: number; reason: string | null },
): Promise<void> {
  const { title: articleTitle, creditsUsed, reason } = article
  const run = await endRun(tx, article, { status: 'completed', articleTitle, creditsUsed, reason })
  if (!run) return
  if (run.topicId !== null)
    await tx.db.update(sessionTopics).set({ status: 'written' }).where(eq(sessionTopics.id, run.topicId))
  const [session] = await tx.db
    .select({ status: sessions.status, nextRunAt: sessions.nextRunAt })
    .from(sessions)
    .where(eq(sessions.id, run.sessionId))
  const data: EventData<'session.articles_generated'> = {
    session_id: run.sessionId,
    article_ids: [article.id],
    ...(session?.status === 'running' && { next_run_at: session.nextRunAt.toISOString() }),
  }
  await emitEvent(tx, { type: 'session.articles_generated', subjectId: run.sessionId, data })
}

/** The same for an article that failed: its topic gets its place back, and is given up at the second failure. */
export async function failSessionRun(
  tx: AgentContext,
  article: EndedArticle & { reason: string; error: string },
): Promise<void> {
  const { reason, error } = article
  const run = await endRun(tx, article, { status: 'failed', reason, error, creditsUsed: 0 })
  if (!run || run.topicId === null) return
  const failures = sql`${sessionTopics.failures} + 1`
  await tx.db
    .update(sessionTopics)
    .set({
      failures,
      status: sql`case when ${failures} >= ${maxFailures} then 'failed' else 'queued' end`,
    })
    .where(eq(sessionTopics.id, run.topicId))
}

async function endRun(
  tx: AgentContext,
  article: EndedArticle,
  end: Partial<typeof sessionRuns.$inferInsert>,
): Promise<{ sessionId: string; topicId: string | null } | undefined> {
  if (article.sessionId === null) return undefined
  const [run] = await tx.db
    .update(sessionRuns)
    .set({ ...end, completedAt: tx.now() })
    .where(
      and(
        eq(sessionRuns.articleId, article.id),
        eq(sessionRuns.tenantId, tx.caller.tenantId),
        eq(sessionRuns.status, 'writing'),
      ),
    )
    .returning({ sessionId: sessionRuns.sessionId, topicId: sessionRuns.topicId })
  return run
}
