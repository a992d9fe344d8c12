import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { type sessionRuns, sessions, type sessionTopics } from '../db/schema/sessions.ts'
import { and, eq } from '../db/sql.ts'

export type SessionRow = typeof sessions.$inferSelect
export type SessionTopicRow = typeof sessionTopics.$inferSelect
export type SessionRunRow = typeof sessionRuns.$inferSelect

/** @throws {ServiceError} `not_found`, also for a session of another tenant */
export async function getSessionRow(ctx: AgentContext, sessionId: string): Promise<SessionRow> {
  const [row] = await ctx.db.select().from(sessions).where(ownSession(ctx, sessionId))
  if (!row) throw notFound('session')
  return row
}

/** The same with a lock: no other transaction changes the session or its topics until this one ends. */
export async function lockSession(tx: AgentContext, sessionId: string): Promise<SessionRow> {
  const [row] = await tx.db.select().from(sessions).where(ownSession(tx, sessionId)).for('update')
  if (!row) throw notFound('session')
  return row
}

function ownSession(ctx: AgentContext, sessionId: string) {
  return and(eq(sessions.id, sessionId), eq(sessions.tenantId, ctx.caller.tenantId))
}
