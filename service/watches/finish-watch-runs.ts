import type { AgentContext, Context } from '../core/context.ts'
import { watches, watchRuns } from '../db/schema/watches.ts'
import { and, asc, eq, gt, ne, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { emitEvent } from '../events/emit-event.ts'
import { asOwner } from './as-owner.ts'
import { compareSnapshots } from './compare-snapshots.ts'
import type { WatchRow, WatchRunRow } from './watch-json.ts'
import { watchedKinds } from './watched-kinds.ts'

const pageSize = 200

type Open = { run: WatchRunRow; watch: WatchRow }

/** Compares the runs that have ended with those before them, and says what matters as an event. */
export async function finishWatchRuns(ctx: Context): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const page = await ctx.db
      .select({ run: watchRuns, watch: watches })
      .from(watchRuns)
      .innerJoin(watches, eq(watches.id, watchRuns.watchId))
      .where(and(eq(watchRuns.status, 'running'), gt(watchRuns.id, after)))
      .orderBy(asc(watchRuns.id))
      .limit(pageSize)
    for (const open of page) {
      try {
        await finishIfEnded(asOwner(ctx, open.watch), open)
      } catch (err) {
        ctx.log.error({ err, watch_id: open.watch.id }, 'watch run could not be compared')
      }
    }
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = last.run.id
  }
}

async function finishIfEnded(ctx: AgentContext, open: Open): Promise<void> {
  const kind = watchedKinds[open.watch.kind]
  const { table, open: openStates } = kind.run
  const [ended] = await ctx.db
    .select({ status: table.status, credits: table.creditsUsed, error: table.error })
    .from(table)
    .where(and(eq(table.id, open.run.runId), eq(table.tenantId, open.watch.tenantId)))
  if (ended && openStates.includes(ended.status)) return
  const credits = ended?.credits ?? 0
  if (ended?.status !== 'completed') {
    const error = ended?.error ?? 'The run is gone.'
    return inTransaction(ctx, (tx) => fail(tx, open, { credits, error }))
  }
  const { snapshot } = await kind.read(ctx, open.run.runId)
  await inTransaction(ctx, async (tx) => {
    const change = open.watch.snapshot ? compareSnapshots(open.watch.snapshot, snapshot) : null
    if (!(await close(tx, open.run, { status: 'completed', credits, change }))) return
    const run = { id: open.run.runId, startedAt: open.run.createdAt.toISOString() }
    await tx.db
      .update(watches)
      .set({ snapshot: { ...snapshot, run }, updatedAt: tx.now() })
      .where(eq(watches.id, open.watch.id))
    if (!change?.matters) return
    const { matters: _, ...changed } = change
    const data = { ...subjectOf(open), ...changed }
    await emitEvent(tx, { type: 'watch.changed', subjectId: open.watch.id, data })
  })
}

/** The first failure in a row is an event; those after it would say the same. */
async function fail(tx: AgentContext, open: Open, end: { credits: number; error: string }): Promise<void> {
  const [before] = await tx.db
    .select({ status: watchRuns.status })
    .from(watchRuns)
    .where(and(eq(watchRuns.watchId, open.watch.id), ne(watchRuns.id, open.run.id)))
    .orderBy(sql`${watchRuns.createdAt} desc`)
    .limit(1)
  const isClosed = await close(tx, open.run, { status: 'failed', ...end })
  if (!isClosed || before?.status === 'failed') return
  const data = { ...subjectOf(open), error: end.error }
  await emitEvent(tx, { type: 'watch.failed', subjectId: open.watch.id, data })
}

/** False if another worker was quicker. */
async function close(tx: AgentContext, run: WatchRunRow, end: Partial<WatchRunRow>): Promise<boolean> {
  const closed = await tx.db
    .update(watchRuns)
    .set({ ...end, completedAt: tx.now() })
    .where(and(eq(watchRuns.id, run.id), eq(watchRuns.status, 'running')))
    .returning({ id: watchRuns.id })
  return closed.length > 0
}

function subjectOf({ watch, run }: Open) {
  return { watch_id: watch.id, kind: watch.kind, label: watch.label, run_id: run.runId }
}
