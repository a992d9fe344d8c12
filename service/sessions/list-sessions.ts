import type { Sent } from '#contract/always-sent.ts'
import type { ListSessionsQuery, SessionList } from '#contract/sessions.ts'
import type { AgentContext } from '../core/context.ts'
import { orderByTime } from '../db/order-by-time.ts'
import { sessions } from '../db/schema/sessions.ts'
import { and, count, eq } from '../db/sql.ts'
import { expectRunCredits } from './expect-run-credits.ts'
import { countForSessions } from './session-counts.ts'
import { sessionJson } from './session-json.ts'

/** A tenant's sessions, newest first unless sorted otherwise. */
export async function listSessions(
  ctx: AgentContext,
  query: ListSessionsQuery,
): Promise<Sent<typeof SessionList>> {
  const { limit, offset, status, sort } = query
  const matching = and(eq(sessions.tenantId, ctx.caller.tenantId), status && eq(sessions.status, status))
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(sessions)
      .where(matching)
      .orderBy(...orderByTime(sort, sessions.createdAt, sessions.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(sessions).where(matching),
  ])
  const counts = await countForSessions(
    ctx,
    rows.map(({ id }) => id),
  )
  const expected = await expectRunCredits(ctx)
  return {
    sessions: rows.map((row) => sessionJson(ctx, row, counts(row.id), expected(row))),
    total: counted?.total ?? 0,
    limit,
    offset,
  }
}
