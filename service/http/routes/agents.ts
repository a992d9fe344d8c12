import {
  challengeClaim as challengeClaimOperation,
  completeClaim as completeClaimOperation,
  getMe as getMeOperation,
  listAgents as listAgentsOperation,
  registerAgent as registerAgentOperation,
  revokeAgent as revokeAgentOperation,
  rotateKey as rotateKeyOperation,
} from '#contract/agents.ts'
import { challengeClaim } from '../../agents/challenge-claim.ts'
import { completeClaim } from '../../agents/complete-claim.ts'
import { getMe } from '../../agents/get-me.ts'
import { listAgents } from '../../agents/list-agents.ts'
import { registerAgent, rejectUnsupportedTypes } from '../../agents/register-agent.ts'
import { revokeAgent } from '../../agents/revoke-agent.ts'
import { rotateKey } from '../../agents/rotate-key.ts'
import { listPrices } from '../../credits/list-prices.ts'
import { charges } from '../../registry/registry.ts'
import { effectiveRateLimits } from '../rate-limit.ts'
import { route } from '../route.ts'

export const agentRoutes = [
  route(
    registerAgentOperation,
    async (ctx, { body }) => ({ status: 200, body: await registerAgent(ctx, body) }),
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
  route(rotateKeyOperation, async (ctx, { body }) => ({
    status: 200,
    body: await rotateKey(ctx, body),
  })),
  route(getMeOperation, async (ctx) => ({
    status: 200,
    body: await getMe(ctx, {
      rateLimits: effectiveRateLimits(ctx.config),
      prices: listPrices(ctx.prices, charges),
    }),
  })),
  route(listAgentsOperation, async (ctx) => ({ status: 200, body: await listAgents(ctx) })),
  route(revokeAgentOperation, async (ctx, { params }) => {
    await revokeAgent(ctx, params.id)
    return { status: 200, body: { success: true } }
  }),
]
