import { type AgentContext, asAgent, type Context } from '../core/context.ts'
import type { WatchRow } from './watch-json.ts'

/** Runs are started for the agent that began to watch. */
export function asOwner(ctx: Context, { tenantId, agentId }: WatchRow): AgentContext {
  return asAgent(ctx, { tenantId, agentId })
}
