import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { findEvent } from './list-events.ts'

/** That a position is unknown, and what that means for what is told; undefined where it is known, or none was named. */
export async function warnOfPosition(
  ctx: AgentContext,
  id: string | undefined,
  meaning: string,
): Promise<string | undefined> {
  if (id === undefined || (await findEvent(ctx, id))) return undefined
  return `No event has the id ${id}, or it is no longer kept: ${meaning}.`
}

/** @throws {ServiceError} `invalid` for a position in a list that is unknown */
export async function refusePosition(
  ctx: AgentContext,
  positions: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  for (const [path, id] of Object.entries(positions)) {
    const words = await warnOfPosition(ctx, id, 'leave it out for the newest, or send `since`')
    if (words !== undefined) throw invalid(path, words)
  }
}
