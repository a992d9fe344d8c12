import { z } from 'zod'
import type { Context } from '../core/context.ts'
import type { RunRow } from '../db/schema/run-columns.ts'
import type { Job } from '../queue/job.ts'
import { performRun } from './perform-run.ts'
import type { RunKind } from './run-kind.ts'

type RunPayload = { run_id: string }

/** A job of an older release, which may wait for a day, has the id under the name of its module. */
const earlierNames = ['article_id', 'scan_id', 'lead_magnet_id', 'recovery_id']

const runPayload: z.ZodType<RunPayload> = z.preprocess(
  (data) => {
    const given: Record<string, unknown> = Object(data)
    const name = ['run_id', ...earlierNames].find((one) => one in given)
    return name === undefined ? given : { run_id: given[name] }
  },
  z.object({ run_id: z.uuid() }),
)

/** The job of the runs of one kind. */
export function runJob<Row extends RunRow, Result>(kind: RunKind<Row, Result>): Job<RunPayload> {
  return {
    ...kind.queue,
    payload: runPayload,
    perform: (ctx: Context, { run_id }, signal, note) =>
      performRun(ctx, kind, { runId: run_id, signal, note }),
  }
}
