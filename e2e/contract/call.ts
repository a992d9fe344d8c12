import { randomUUID } from 'node:crypto'
import { startWorkers } from '#service/queue/queue.ts'
import { runs } from '#service/registry/registry.ts'
import { runJob } from '#service/runs/run-job.ts'
import type { ContractDesk } from './contract-desk.ts'

/** One call through the dashboard's door; `members` must all be in the answer, as dotted paths. */
export type Call = { id: string; members: string[]; call(desk: ContractDesk): Promise<unknown> }

/** @param members dotted paths with blanks between */
export function answers(id: string, members: string, through: Call['call']): Call {
  return { id, members: members.split(' ').filter((member) => member !== ''), call: through }
}

/** The same members below a path. */
export function under(path: string, members: string): string {
  return members
    .split(' ')
    .map((member) => `${path}.${member}`)
    .join(' ')
}

/** The fields of every list besides its rows. */
export const page = 'total limit offset'
export const anyPage = { limit: 20, offset: 0 }

export const idempotent = () => ({ idempotencyKey: randomUUID() })

/** A caller who starts a job and has its id at once, whichever door the other calls go through. */
export const starting = ({ key, ctx }: ContractDesk) => ({
  key,
  baseUrl: ctx.config.serviceUrl,
  ...idempotent(),
})

/** Starts a job and cancels it while no worker takes up jobs of its kind: one would be done first. */
export async function unworked<T>(
  { ctx }: ContractDesk,
  operation: { id: string },
  startAndCancel: () => Promise<T>,
): Promise<T> {
  const kind = runs.find((one) => one.operation === operation.id)
  if (!kind) throw new Error(`${operation.id} starts no job.`)
  await ctx.queue.offWork(kind.queue.name)
  try {
    return await startAndCancel()
  } finally {
    await startWorkers(ctx, [runJob(kind)])
  }
}
