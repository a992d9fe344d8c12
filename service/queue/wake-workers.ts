import type { Context } from '../core/context.ts'
import { executePrepared } from '../db/prepared.ts'
import { sql } from '../db/sql.ts'

const everyMs = 1000

/**
 * Once a second asks which queues have a job that is due, and wakes their workers. A new job wakes them by a notification;
 * a delayed one, a retry or the job of a killed process does not, and notifications are lost behind a pooler. It is one
 * query for all of them: workers that polled by themselves would send one each, some eighty a second in an idle process.
 * Ends with the queue.
 * @param workers ids by the name of their queue
 */
export function wakeWorkers(
  { db, queue, log }: Pick<Context, 'db' | 'queue' | 'log'>,
  workers: ReadonlyMap<string, readonly string[]>,
): void {
  const names = [...workers.keys()]
  const wake = async () => {
    const due = await executePrepared<{ name: string }>(
      db,
      sql`
      select name from unnest(${sql.param(names)}::text[]) as queue (name)
      where exists (select from pgboss.job
                    where job.name = queue.name and state < 'active' and not blocked and start_after <= now())`,
    )
    for (const { name } of due) for (const id of workers.get(name) ?? []) queue.notifyWorker(id)
  }
  let timer = setTimeout(round, everyMs).unref()
  let isStopped = false
  async function round() {
    try {
      await wake()
    } catch (error) {
      if (!isStopped) log.error({ err: error }, 'queue error')
    }
    if (!isStopped) timer = setTimeout(round, everyMs).unref()
  }
  queue.once('stopped', () => {
    isStopped = true
    clearTimeout(timer)
  })
}
