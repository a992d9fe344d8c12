import type { AgentContext, Context } from '../core/context.ts'
import { conflict } from '../core/errors.ts'
import { sessions } from '../db/schema/sessions.ts'
import { and, eq, sql } from '../db/sql.ts'

/**
 * Until the transaction ends, no other transaction starts, resumes or stops a session of the tenant, so that checking
 * for a running one and acting on the result is safe. Take it before the lock of a session's row.
 */
export async function lockSessionsOf(tx: Context, tenantId: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sessions of ${tenantId}`}, 0))`)
}

/** The id of the tenant's running session; there is one at most. */
export async function findRunning(ctx: Context, tenantId: string): Promise<string | undefined> {
  const [running] = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tenantId, tenantId), eq(sessions.status, 'running')))
  return running?.id
}

/** @throws {ServiceError} `conflict` with `existing_session_id` while a session of the tenant is running */
export async function assertNoRunningSession(ctx: AgentContext): Promise<void> {
  const existing = await findRunning(ctx, ctx.caller.tenantId)
  if (existing === undefined) return
  const words = 'A session is already running. Pause or stop it first.'
  throw conflict('session_running', words, { existing_session_id: existing })
}
