import { randomUUID } from 'node:crypto'
import { AgentApiError } from '#lib/agent-api/errors.ts'
import { eventually } from '#test-support/eventually.ts'
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

/** Starts a job and cancels it, again until it was in time: the worker is fast. */
export function inTime<T>(startAndCancel: () => Promise<T>): Promise<T> {
  return eventually(() =>
    startAndCancel().catch((error: unknown) => {
      if (error instanceof AgentApiError && error.failure.kind === 'conflict') return undefined
      throw error
    }),
  )
}
