import type { AgentContext } from '../core/context.ts'
import { watchRuns } from '../db/schema/watches.ts'
import { and, eq } from '../db/sql.ts'
import type { WatchRow } from './watch-json.ts'
import { watchedKinds } from './watched-kinds.ts'

/**
 * Accepts a run of a watch in the caller's transaction, for the price of its operation.
 * @throws {ServiceError} what the operation itself throws
 */
export async function startRun(tx: AgentContext, row: WatchRow): Promise<void> {
  const kind = watchedKinds[row.kind]
  const credits = kind.price(tx)
  const runId = await kind.start(tx, row.input)
  await tx.db
    .insert(watchRuns)
    .values({ tenantId: row.tenantId, watchId: row.id, runId, credits, createdAt: tx.now() })
}

export async function isRunning({ db }: AgentContext, watchId: string): Promise<boolean> {
  const open = await db
    .select({ id: watchRuns.id })
    .from(watchRuns)
    .where(and(eq(watchRuns.watchId, watchId), eq(watchRuns.status, 'running')))
    .limit(1)
  return open.length > 0
}
