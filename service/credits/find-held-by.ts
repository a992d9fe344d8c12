import type { HeldBy } from '#contract/errors.ts'
import type { OperationShape } from '#contract/operation.ts'
import { operations } from '#contract/operations.ts'
import type { AgentContext } from '../core/context.ts'
import { creditHolds } from '../db/schema/credits.ts'
import { and, asc, eq, sql } from '../db/sql.ts'

/** Enough to see what to wait for. */
const maxRuns = 10

/** The running jobs that hold a tenant's credits, oldest first, at most 10, and how many there are. */
export async function findHeldBy(ctx: AgentContext): Promise<{ jobs: number; heldBy: HeldBy[] }> {
  const rows = await ctx.db
    .select({
      operation: creditHolds.operation,
      runId: creditHolds.runId,
      credits: creditHolds.credits,
      jobs: sql<number>`(count(*) over ())::int`,
    })
    .from(creditHolds)
    .where(and(eq(creditHolds.tenantId, ctx.caller.tenantId), eq(creditHolds.state, 'held')))
    .orderBy(asc(creditHolds.createdAt))
    .limit(maxRuns)
  const heldBy = rows.map(({ operation, runId, credits }) => {
    const path = pollPath(operation, runId)
    return { operation, run_id: runId, credits, ...(path && { poll_url: path }) }
  })
  return { jobs: rows[0]?.jobs ?? 0, heldBy }
}

const shapes: readonly OperationShape[] = operations

/** A job is polled at the path below which it is cancelled; a call that is answered at once has none. */
function pollPath(operation: string, runId: string): string | undefined {
  const cancelledBy = shapes.find(({ id }) => id === operation)?.cancelledBy
  const cancel = shapes.find(({ id }) => id === cancelledBy)
  return cancel?.path.replace(/\{\w+\}/, runId).replace(/\/cancel$/, '')
}
