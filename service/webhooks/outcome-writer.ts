import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../core/context.ts'
import { type MadeAttempt, recordOutcomes } from './record-outcomes.ts'

const maxConcurrent = 500
/** Together shorter than a claim lasts: after that the attempt counts as lost, and is made again. */
const pausesMs = [100, 500, 2000, 5000]

export type OutcomeWriter = {
  write(made: MadeAttempt): void
  /** How many attempts are made and not yet written. */
  readonly behind: number
  /** Resolves when everything is written. */
  flush(): Promise<void>
}

/**
 * Writes attempts in batches: what is made while one batch is being written is the next one, so that batches grow with
 * the load and nothing waits when there is none.
 */
export function createOutcomeWriter(ctx: Context, onWritten: () => void): OutcomeWriter {
  const pending: MadeAttempt[] = []
  let running: Promise<void> | undefined
  let writing = 0

  async function run(): Promise<void> {
    while (pending.length > 0) {
      const batch = pending.splice(0, maxConcurrent)
      writing = batch.length
      await writePatiently(ctx, batch)
      writing = 0
      onWritten()
    }
    running = undefined
  }

  return {
    write(made) {
      pending.push(made)
      running ??= run()
    },
    get behind() {
      return pending.length + writing
    },
    async flush() {
      while (running) await running
    },
  }
}

/** The database may be away for a moment; and one attempt that it will not take must not take others with it. */
async function writePatiently(ctx: Context, batch: readonly MadeAttempt[]): Promise<void> {
  for (const pauseMs of pausesMs) {
    try {
      return await recordOutcomes(ctx, batch)
    } catch (error) {
      ctx.log.warn({ err: error, attempts: batch.length }, 'webhook attempts not recorded yet, will retry')
      await sleep(pauseMs)
    }
  }
  for (const made of batch) {
    await recordOutcomes(ctx, [made]).catch((error: unknown) =>
      ctx.log.error(
        { err: error, delivery_id: made.claim.id },
        'webhook attempt not recorded, will be made again',
      ),
    )
  }
}
