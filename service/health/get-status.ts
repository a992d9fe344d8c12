import type { Status } from '#contract/health.ts'
import type { AgentContext } from '../core/context.ts'
import type { StatusPart } from './status-part.ts'

/**
 * What is set up, in the order of setting up, and what needs a person, most urgent first; every path is a page of the
 * dashboard.
 */
export async function getStatus(ctx: AgentContext, parts: readonly StatusPart[]): Promise<Status> {
  const said = await Promise.all(parts.map((part) => part(ctx)))
  return {
    areas: said
      .flatMap(({ area }) => area ?? [])
      .toSorted((a, b) => a.step - b.step)
      .map(({ step: _, ...area }) => area),
    actions: said
      .flatMap(({ actions }) => actions)
      .filter((action) => action !== false)
      .toSorted((a, b) => a.priority - b.priority),
  }
}
