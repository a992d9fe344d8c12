import { challengeClaim, getMe, listAgents, registerAgent, revokeAgent } from '#contract/agents.ts'
import { call } from '#lib/agent-api/client.ts'
import { rotateOwnKey } from '#lib/agent-api/rotate-key.ts'
import { answers, under } from './call.ts'
import { registration } from './contract-desk.ts'

export const agentCalls = [
  answers(
    'registerAgent',
    'claim_token registration_id registration_type claim_url claim_token_expires post_claim_scopes',
    () => call(registerAgent, { body: registration('mara@acme.example') }, {}),
  ),
  answers('challengeClaim', 'type challenge expires_at', async (desk) =>
    call(challengeClaim, { body: { claim_attempt_token: (await desk.claim()).attemptToken } }, {}),
  ),
  answers(
    'completeClaim',
    'credential agent_api_key agent_id registration_id status credential_type credential_expires scopes',
    (desk) => desk.colleague(),
  ),
  answers('rotateKey', 'agent_id agent_api_key message previous_key_expires_at', async (desk) =>
    rotateOwnKey(await desk.colleague(), { grace_seconds: 60 }),
  ),
  answers(
    'getMe',
    'agent.id agent.name agent.created_at agent.key_hint tenant.id tenant.handle tenant.name tenant.timezone tenant.email blog_url tenant_balance.credits tenant_balance.held tenant_balance.status rate_limits.0.name rate_limits.0.limit rate_limits.0.window_seconds engines.writer.name engines.writer.kind engines.reader engines.search engines.answer_panel engines.community engines.illustrator engines.portraitist engines.speech engines.mail engines.files engines.database engines.cache engines.limiter prices.0.operation prices.0.item prices.0.label prices.0.credits packages.0.credits packages.0.price_usd topup_url version',
    (desk) => call(getMe, {}, desk),
  ),
  answers(
    'listAgents',
    under('agents.0', 'id name created_at last_used_at key_hint is_current'),
    async (desk) => call(listAgents, {}, await desk.colleague()),
  ),
  answers('revokeAgent', 'success', async (desk) =>
    call(revokeAgent, { params: { id: (await desk.colleague()).agentId } }, desk),
  ),
]
