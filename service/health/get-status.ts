import type { Sent } from '#contract/always-sent.ts'
import type { Status } from '#contract/health.ts'
import type { AgentContext } from '../core/context.ts'
import { shareReads } from '../core/share-reads.ts'
import type { StatusPart } from './status-part.ts'

const shared = shareReads<Sent<typeof Status>>()

/**
 * What is set up, in the order of setting up, and what needs a person, most urgent first and then in the same order;
 * every path is a page of the dashboard. It asks every module, so that callers of one moment share it.
 */
export function getStatus(ctx: AgentContext, parts: readonly StatusPart[]): Promise<Sent<typeof Status>> {
  return shared(ctx.caller.tenantId, () => readStatus(ctx, parts))
}

async function readStatus(ctx: AgentContext, parts: readonly StatusPart[]): Promise<Sent<typeof Status>> {
  const answers = await Promise.all(parts.map((part) => part(ctx)))
  const urlOf = (path: string) => `${ctx.config.dashboardUrl}${path}`
  const stepOf = (area: { step: number } | undefined) => area?.step ?? answers.length
  const said = answers.toSorted((a, b) => stepOf(a.area) - stepOf(b.area))
  return {
    areas: said
      .flatMap(({ area }) => area ?? [])
      .map(({ step: _, ...area }) => ({
        ...area,
        ...(area.path !== undefined && { url: urlOf(area.path) }),
      })),
    actions: said
      .flatMap(({ actions }) => actions)
      .filter((action) => action !== false)
      .toSorted((a, b) => a.priority - b.priority)
      .map((action) => ({ ...action, url: urlOf(action.path) })),
  }
}
