import * as agents from '#lib/agent-api/agents.ts'
import { call, under } from './call.ts'
import { registration } from './contract-desk.ts'

export const agentCalls = [
  call(
    'registerAgent',
    'claim_token registration_id registration_type claim_url claim_token_expires post_claim_scopes',
    () => agents.registerAgent(registration('mara@acme.example')),
  ),
  call('challengeClaim', 'type challenge expires_at', async (desk) =>
    agents.challengeClaim({ claim_attempt_token: (await desk.claim()).attemptToken }),
  ),
  call(
    'completeClaim',
    'credential agent_api_key agent_id registration_id status credential_type credential_expires scopes',
    (desk) => desk.colleague(),
  ),
  call('rotateKey', 'agent_id agent_api_key message previous_key_expires_at', async (desk) =>
    agents.rotateKey(await desk.colleague(), { grace_seconds: 60 }),
  ),
  call(
    'getMe',
    'agent.id agent.name agent.created_at agent.key_hint tenant.id tenant.handle tenant.name tenant.timezone tenant.email blog_url tenant_balance.credits tenant_balance.held tenant_balance.status rate_limits.0.name rate_limits.0.limit rate_limits.0.window_seconds engines.writer.name engines.writer.kind engines.reader engines.search engines.answer_panel engines.community engines.illustrator engines.portraitist engines.speech engines.mail engines.files engines.database engines.cache engines.limiter prices.0.operation prices.0.item prices.0.label prices.0.credits packages.0.credits packages.0.price_usd topup_url version',
    (desk) => agents.getMe(desk),
  ),
  call('listAgents', under('agents.0', 'id name created_at last_used_at key_hint is_current'), async (desk) =>
    agents.listAgents(await desk.colleague()),
  ),
  call('revokeAgent', 'success', async (desk) => agents.revokeAgent(desk, (await desk.colleague()).agentId)),
]
