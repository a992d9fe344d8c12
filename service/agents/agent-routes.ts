import {
  challengeClaim as challengeClaimOperation,
  completeClaim as completeClaimOperation,
  listAgents as listAgentsOperation,
  registerAgent as registerAgentOperation,
  revokeAgent as revokeAgentOperation,
} from '#contract/agents.ts'
import { route } from '../core/route.ts'
import { challengeClaim } from './challenge-claim.ts'
import { completeClaim } from './complete-claim.ts'
import { listAgents } from './list-agents.ts'
import { registerAgent, rejectUnsupportedTypes } from './register-agent.ts'
import { revokeAgent } from './revoke-agent.ts'
import { rotateKeyRoute } from './rotate-key-route.ts'

export const agentRoutes = [
  route(
    registerAgentOperation,
    async (ctx, { body }) => ({
      status: 200,
      body: await registerAgent(ctx, body),
      headers: { Link: `<${ctx.config.serviceUrl}/auth.md>; rel="help"; type="text/markdown"` },
    }),
    rejectUnsupportedTypes,
  ),
  route(challengeClaimOperation, async (ctx, { body }) => ({
    status: 200,
    body: await challengeClaim(ctx, body),
  })),
  route(completeClaimOperation, async (ctx, { body }) => ({
    status: 200,
    body: await completeClaim(ctx, body),
  })),
  rotateKeyRoute,
  route(listAgentsOperation, async (ctx) => ({ status: 200, body: await listAgents(ctx) })),
  route(revokeAgentOperation, async (ctx, { params }) => {
    await revokeAgent(ctx, params.id)
    return { status: 200, body: { success: true } }
  }),
]
