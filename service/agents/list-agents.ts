import type { AccessScope } from '#contract/access-scopes.ts'
import type { Agent, AgentList } from '#contract/agents.ts'
import type { Sent } from '#contract/always-sent.ts'
import type { AgentContext } from '../core/context.ts'
import { agentKeys, agents } from '../db/schema/agents.ts'
import { oauthRecords } from '../db/schema/oauth.ts'
import { and, desc, eq, gt, isNotNull, isNull, or, sql } from '../db/sql.ts'
import { grantedScope, isGrantOfAgent } from './granted-scope.ts'

/** The tenant's agents, newest first, each with its newest key's last characters and last use. */
export async function listAgents(ctx: AgentContext): Promise<Sent<typeof AgentList>> {
  const rows = await ctx.db
    .selectDistinctOn([agents.createdAt, agents.id], {
      id: agents.id,
      name: agents.name,
      createdAt: agents.createdAt,
      hint: sql<string | null>`case when ${agentKeys.boundTo} is null then ${agentKeys.hint} end`,
      lastUsedAt: agentKeys.lastUsedAt,
      scope: grantedScope,
    })
    .from(agents)
    .leftJoin(
      agentKeys,
      and(
        eq(agentKeys.agentId, agents.id),
        or(isNotNull(agentKeys.boundTo), isNull(agentKeys.expiresAt), gt(agentKeys.expiresAt, ctx.now())),
      ),
    )
    .leftJoin(oauthRecords, isGrantOfAgent)
    .where(and(eq(agents.tenantId, ctx.caller.tenantId), isNull(agents.revokedAt)))
    .orderBy(desc(agents.createdAt), desc(agents.id), desc(agentKeys.createdAt))
  return { agents: rows.map((row) => agentJson(row, ctx.caller.agentId)) }
}

type AgentRow = {
  id: string
  name: string
  createdAt: Date
  hint: string | null
  lastUsedAt: Date | null
  scope: AccessScope | null
}

function agentJson(row: AgentRow, currentAgentId: string): Sent<typeof Agent> {
  return {
    id: row.id,
    name: row.name,
    created_at: row.createdAt.toISOString(),
    ...(row.lastUsedAt && { last_used_at: row.lastUsedAt.toISOString() }),
    ...(row.hint && { key_hint: row.hint }),
    scopes: [row.scope ?? 'agent'],
    is_current: row.id === currentAgentId,
  }
}
