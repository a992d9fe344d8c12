import 'server-only'
import * as agents from '#contract/agents.ts'
import { cached } from './brief-memory.ts'
import { type Caller, callOperation } from './client.ts'
import { knownTimeZone } from './known-time-zone.ts'

/** Who asks, for whom, with which credits, prices and engines; as of a few seconds ago, unless `fresh`. */
export function getMe({ key }: Caller, options?: { fresh?: boolean }): Promise<agents.Me> {
  const read = async () => {
    const { body } = await callOperation(agents.getMe, {}, { key })
    return { ...body, tenant: { ...body.tenant, timezone: knownTimeZone(body.tenant.timezone) } }
  }
  return cached('me', key, read, options)
}

/** Asks for a key that an e-mail address vouches for; a claim link is mailed, and no key exists yet. */
export async function registerAgent(body: agents.RegisterAgentInput): Promise<agents.Registration> {
  return (await callOperation(agents.registerAgent, { body }, {})).body
}

/** The one-time code behind a mailed link; the service's own page shows it to people. */
export async function challengeClaim(body: agents.ChallengeClaimInput): Promise<agents.ClaimChallenge> {
  return (await callOperation(agents.challengeClaim, { body }, {})).body
}

/** Ends a claim. The answer carries the key, once: it goes straight into the session and nowhere else. */
export async function completeClaim(body: agents.CompleteClaimInput): Promise<agents.CompletedClaim> {
  return (await callOperation(agents.completeClaim, { body }, {})).body
}

/** A new key for the calling agent (Rotate key). The answer carries it once: it goes straight into the session. */
export async function rotateKey({ key }: Caller, body: agents.RotateKeyInput): Promise<agents.RotatedKey> {
  // A server that knows no grace period takes no body.
  const request = body.grace_seconds > 0 ? { body } : {}
  return (await callOperation(agents.rotateKey, request, { key })).body
}

/** The agents of the tenant, newest first; revoked ones are absent. */
export async function listAgents({ key }: Caller): Promise<agents.AgentList> {
  return (await callOperation(agents.listAgents, {}, { key })).body
}

/** Ends an agent and its key at once; `conflict` for the agent that asks. */
export async function revokeAgent({ key }: Caller, id: string): Promise<void> {
  await callOperation(agents.revokeAgent, { params: { id } }, { key })
}
