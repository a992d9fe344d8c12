import type { PgBoss } from 'pg-boss'
import { type SQL, sql } from '../db/sql.ts'
import { originOf } from './enqueue.ts'
import type { JobQueue } from './job.ts'

/** How the queue's own statement begins and where it has its one parameter. */
const shape = /^\s*WITH (ins AS \([\s\S]*)\$1::text::json([\s\S]*)$/

/**
 * The statement by which the queue accepts a job, as the end of a larger one: common table expressions and what is
 * selected of them. The job is there if `from`, a table expression of the larger one, has a row, and then one row is
 * selected. Undefined when a release of the queue accepts jobs in another way; `enqueue` always works.
 */
export async function jobSql<Payload extends object>(
  ctx: { queue: PgBoss; caller: { tenantId: string } },
  { name }: JobQueue<Payload>,
  payload: NoInfer<Payload>,
  from: SQL,
): Promise<SQL | undefined> {
  let statement: { text: string; values: unknown[] | undefined } | undefined
  const db = {
    async executeSql(text: string, values?: unknown[]) {
      statement = { text, values }
      return { rows: [{ id: '' }] }
    },
  }
  await ctx.queue.send(name, { ...originOf(ctx), ...payload }, { db })
  const [, before, after] = shape.exec(statement?.text ?? '') ?? []
  const [job] = statement?.values ?? []
  if (before === undefined || after === undefined || typeof job !== 'string') return undefined
  return sql`${sql.raw(before)}(select ${job}::text from ${from})::json${sql.raw(after)}`
}
