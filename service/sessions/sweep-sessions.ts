import { z } from 'zod'
import type { Context } from '../core/context.ts'
import { listAvailable } from '../credits/list-available.ts'
import { sessions } from '../db/schema/sessions.ts'
import { and, asc, eq, gt } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { listNewestDocuments } from '../knowledge/list-newest-documents.ts'
import { enqueueAll } from '../queue/enqueue.ts'
import { type Job, quickPolicy } from '../queue/job.ts'
import { findRunning, lockSessionsOf } from './find-running.ts'
import type { SessionRow } from './get-session-row.ts'
import { refreshCatalogJob } from './refresh-catalog.ts'
import { runSessionJob } from './run-session.ts'
import { estimateSessionArticle } from './session-article.ts'

const pageSize = 500

export const tendSessionsJob: Job = {
  name: 'session.tend',
  payload: z.object({}),
  policy: { ...quickPolicy, retries: 0, concurrency: 1 },
  cron: '* * * * *',
  perform: (ctx) => sweepSessions(ctx),
}

/**
 * Runs every minute: starts due runs that lost their job, resumes sessions paused for lack of credits that can be paid
 * again, and looks for topics if the knowledge base grew. Safe to run concurrently: the rows decide what it queues.
 */
export async function sweepSessions(ctx: Context): Promise<void> {
  await eachPage(ctx, 'running', async (page) => {
    const now = ctx.now()
    const due = page.filter(({ nextRunAt }) => nextRunAt <= now)
    await enqueueAll(ctx, runSessionJob, jobsOf(due))
    const newest = await listNewestDocuments(ctx, tenantsOf(page))
    const grown = page.filter(({ tenantId, catalogedAt }) => (newest.get(tenantId) ?? 0) > catalogedAt)
    await enqueueAll(ctx, refreshCatalogJob, jobsOf(grown))
  })
  await eachPage(ctx, 'insufficient_credits', async (page) => {
    const available = await listAvailable(ctx, tenantsOf(page))
    const paid = page.filter(
      (row) => (available.get(row.tenantId) ?? 0) >= estimateSessionArticle(ctx, row).creditsRequired,
    )
    for (const row of paid) await takeUp(ctx, row)
  })
}

/** Unless another session of the tenant runs by now: then it waits for that to end. */
async function takeUp(ctx: Context, row: SessionRow): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockSessionsOf(tx, row.tenantId)
    if ((await findRunning(tx, row.tenantId)) !== undefined) return
    const now = tx.now()
    const taken = await tx.db
      .update(sessions)
      .set({ status: 'running', reason: null, message: null, nextRunAt: now, updatedAt: now })
      .where(
        and(
          eq(sessions.id, row.id),
          eq(sessions.status, 'paused'),
          eq(sessions.reason, 'insufficient_credits'),
        ),
      )
      .returning({ id: sessions.id })
    await enqueueAll(
      tx,
      runSessionJob,
      taken.map(({ id }) => ({ session_id: id })),
    )
  })
}

async function eachPage(
  ctx: Context,
  which: 'running' | 'insufficient_credits',
  work: (page: SessionRow[]) => Promise<void>,
): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const chosen =
      which === 'running' ? eq(sessions.status, 'running') : eq(sessions.reason, 'insufficient_credits')
    const page = await ctx.db
      .select()
      .from(sessions)
      .where(and(chosen, gt(sessions.id, after)))
      .orderBy(asc(sessions.id))
      .limit(pageSize)
    await work(page)
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = last.id
  }
}

const jobsOf = (rows: readonly SessionRow[]) => rows.map(({ id }) => ({ session_id: id }))
const tenantsOf = (rows: readonly SessionRow[]) => rows.map(({ tenantId }) => tenantId)
