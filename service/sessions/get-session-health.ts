import type { AgentContext } from '../core/context.ts'
import { runPrepared } from '../db/prepared.ts'
import { sessions } from '../db/schema/sessions.ts'
import { and, desc, eq, ne } from '../db/sql.ts'
import { findNextTopic } from './start-run.ts'

/** The health of the tenant's sessions: the running one, else the newest that is paused. */
export type SessionHealth =
  | { state: 'none' }
  | {
      state: 'running' | 'paused' | 'unpaid' | 'refused' | 'without_topics'
      id: string
      message: string | null
    }

export async function getSessionHealth(ctx: AgentContext): Promise<SessionHealth> {
  const [row] = await runPrepared(
    ctx.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.tenantId, ctx.caller.tenantId), ne(sessions.status, 'stopped')))
      .orderBy(desc(eq(sessions.status, 'running')), desc(sessions.createdAt), desc(sessions.id))
      .limit(1),
  )
  if (!row) return { state: 'none' }
  const { id, message, status, reason } = row
  if (status === 'running')
    return { id, message, state: (await findNextTopic(ctx, id)) ? 'running' : 'without_topics' }
  if (reason === 'insufficient_credits') return { id, message, state: 'unpaid' }
  return { id, message, state: reason === 'refused' ? 'refused' : 'paused' }
}
