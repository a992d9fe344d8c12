import { Uuid } from '#contract/primitives.ts'
import type { AgentContext } from '../core/context.ts'
import { findEvent } from './list-events.ts'

/** That events may be missing between the one named and what is told; undefined where it is known, or none was named. */
export async function warnOfPosition(
  ctx: AgentContext,
  position: string | undefined,
): Promise<string | undefined> {
  if (position === undefined) return undefined
  const id = Uuid.safeParse(position).data
  if (id !== undefined && (await findEvent(ctx, id))) return undefined
  return `No event has the id ${position.slice(0, 100)}, or it is no longer kept: events after it may be missing here.`
}
