import { z } from 'zod'
import type { Context } from '../core/context.ts'
import { batchRows, inBatches } from '../db/in-batches.ts'
import { searchConnections, searchRows } from '../db/schema/results.ts'
import { type SQL, sql } from '../db/sql.ts'
import { enqueue } from '../queue/enqueue.ts'
import { type Job, type JobQueue, quickPolicy } from '../queue/job.ts'

type Payload = { tenant_id: string }

/** Asked for in the transaction that disconnects, so that the figures go also if the process dies behind it. */
export const deleteSearchFiguresQueue: JobQueue<Payload> = {
  name: 'results.delete-search-figures',
  payload: z.object({ tenant_id: z.uuid() }),
  policy: quickPolicy,
}

export const deleteSearchFiguresJob: Job<Payload> = {
  ...deleteSearchFiguresQueue,
  perform: async (ctx, payload) => {
    if (!(await deleteSearchFigures(ctx, payload.tenant_id)))
      await enqueue(ctx, deleteSearchFiguresQueue, payload)
  },
}

/** Which rows count: those that were read by a connection are its tenant's as long as there is one. */
export const isShownFigure: SQL = sql`(${searchRows.origin} <> 'api' or exists (
  select from ${searchConnections} as connection where connection.tenant_id = ${searchRows.tenantId}
))`

/**
 * Deletes what was read by a connection that is gone; another that is made meanwhile keeps its figures.
 * @returns false if some are left
 */
export function deleteSearchFigures(ctx: Context, tenantId: string, maxMs?: number): Promise<boolean> {
  return inBatches(
    ctx,
    async () => {
      const deleted = await ctx.db.execute(sql`
        delete from ${searchRows} where ctid = any (array(
          select ctid from ${searchRows} where tenant_id = ${tenantId} and not ${isShownFigure}
          limit ${batchRows} for update skip locked
        ))`)
      return deleted.rowCount ?? 0
    },
    maxMs,
  )
}
