import type { AgentContext } from '../core/context.ts'
import { findEvent } from './list-events.ts'

/** That events may be missing between the one named and what is told; undefined where it is known, or none was named. */
export async function warnOfPosition(ctx: AgentContext, id: string | undefined): Promise<string | undefined> {
  if (id === undefined || (await findEvent(ctx, id))) return undefined
  return `No event has the id ${id}, or it is no longer kept: events after it may be missing here.`
}
