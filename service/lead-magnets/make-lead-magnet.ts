import type { Context } from '../context.ts'
import { performRun } from '../runs/perform-run.ts'
import { leadMagnetRun } from './lead-magnet-run.ts'

/** The job that makes a lead magnet: `generating` -> `draft` | `published` | `failed`. */
export function makeLeadMagnet(
  ctx: Context,
  job: { leadMagnetId: string; signal: AbortSignal },
): Promise<void> {
  return performRun(ctx, leadMagnetRun, { runId: job.leadMagnetId, signal: job.signal })
}
