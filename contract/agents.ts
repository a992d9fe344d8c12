import { z } from 'zod'
import { CreditPackage, Price } from './credits.ts'
import { operation } from './operation.ts'
import { codePoints, DateTime, Deleted, IdParams, openEnum, text, Uuid } from './primitives.ts'

/** Each has one supported value: the service names what it does not support, for example `anonymous_not_enabled`. */
export const RegisterAgentInput = z
  .object({
    type: z
      .string()
      .meta({ const: 'identity_assertion', description: 'How the agent proves who it acts for.' }),
    assertion_type: z
      .string()
      .meta({ const: 'verified_email', description: 'What is proved: that the user reads the mailbox.' }),
    assertion: z
      .email({ message: 'Must be an e-mail address.' })
      .refine((value) => codePoints(value) <= 254, { message: 'Must have at most 254 characters.' })
      .meta({ maxLength: 254, description: "The user's e-mail address." }),
    requested_credential_type: z
      .string()
      .meta({ const: 'api_key', description: 'What the agent gets once the claim is completed.' }),
    agent_name: text({ min: 1, max: 100 }).meta({
      description: 'Name of the agent, shown to the user who confirms.',
    }),
  })
  .meta({
    id: 'RegisterAgentInput',
    description: 'The agent requesting a key, and the email address that verifies it.',
  })
export type RegisterAgentInput = z.infer<typeof RegisterAgentInput>

/** The document promises `claim_token`; the rest is auth.md v0.1.0. */
export const Registration = z
  .looseObject({
    claim_token: z.string().meta({ description: '`clm_…`; shown this once.' }),
    registration_id: z.string().optional().meta({ description: '`reg_…`' }),
    registration_type: z.string().optional().meta({ description: '`email-verification`' }),
    claim_url: z.string().optional().meta({ description: 'Where the claim is completed.' }),
    claim_token_expires: DateTime.optional(),
    post_claim_scopes: z.array(z.string()).optional(),
  })
  .meta({ id: 'Registration', description: 'A claim link is on its way; no key exists yet.' })
export type Registration = z.infer<typeof Registration>

export const ChallengeClaimInput = z
  .object({
    claim_attempt_token: text({ min: 1, max: 200 }).meta({
      description: 'The token in the address that was mailed.',
    }),
  })
  .meta({ id: 'ChallengeClaimInput', description: 'The token in the mailed link.' })
export type ChallengeClaimInput = z.infer<typeof ChallengeClaimInput>

export const ClaimChallenge = z
  .looseObject({
    type: z.string().meta({ description: '`otp`' }),
    challenge: z.string().meta({ description: 'Six digits; asking again replaces them.' }),
    expires_at: DateTime,
  })
  .meta({ id: 'ClaimChallenge', description: 'The one-time code that the user reads out to the agent.' })
export type ClaimChallenge = z.infer<typeof ClaimChallenge>

export const CompleteClaimInput = z
  .object({
    claim_token: text({ min: 1, max: 200 }).meta({
      description: 'The token that the registration answered.',
    }),
    otp: text({ min: 1, max: 20 }).meta({ description: 'The one-time code.' }),
  })
  .meta({ id: 'CompleteClaimInput', description: 'The claim token and the code that the user was shown.' })
export type CompleteClaimInput = z.infer<typeof CompleteClaimInput>

/** The document does not name the field that carries the key, so either name is read. */
export const CompletedClaim = z
  .looseObject({
    credential: z.string().optional().meta({ description: 'The API key; returned only once.' }),
    agent_api_key: z.string().optional().meta({ description: 'The same key, as rotate-key names it.' }),
    agent_id: Uuid.optional(),
    registration_id: z.string().optional(),
    status: openEnum('claimed').optional(),
    credential_type: z.string().optional().meta({ description: '`api_key`' }),
    credential_expires: DateTime.nullable().optional(),
    scopes: z.array(z.string()).optional(),
  })
  .refine((claim) => claim.credential !== undefined || claim.agent_api_key !== undefined, {
    path: ['credential'],
    message: 'The response contains no key.',
  })
  .meta({ id: 'CompletedClaim', description: 'The one answer that carries the key.' })
export type CompletedClaim = z.infer<typeof CompletedClaim>

export const RotateKeyInput = z
  .object({
    grace_seconds: z
      .int()
      .min(0)
      .max(86_400)
      .default(0)
      .meta({ description: 'Grace period in seconds during which the old key stays valid.' }),
  })
  .meta({ id: 'RotateKeyInput', description: 'If omitted, the old key is revoked immediately.' })
export type RotateKeyInput = z.infer<typeof RotateKeyInput>

export const RotatedKey = z
  .looseObject({
    agent_id: Uuid,
    agent_api_key: z.string().meta({ description: 'The new key; shown this once.' }),
    message: z.string(),
    previous_key_expires_at: DateTime.optional().meta({
      description: 'Only with a grace period. Masthead extension.',
    }),
  })
  .meta({ id: 'RotatedKey', description: 'The new key of this agent.' })
export type RotatedKey = z.infer<typeof RotatedKey>

export const Agent = z
  .looseObject({
    id: Uuid,
    name: z.string(),
    created_at: DateTime,
    last_used_at: DateTime.optional(),
    key_hint: z.string().optional().meta({ description: 'The last four characters of its key.' }),
    is_current: z.boolean().optional().meta({ description: 'True for the agent that asks.' }),
  })
  .meta({ id: 'Agent', description: 'One program that holds a key of the tenant.' })
export type Agent = z.infer<typeof Agent>

export const AgentList = z
  .looseObject({ agents: z.array(Agent) })
  .meta({ id: 'AgentList', description: 'The agents of the tenant, newest first; revoked ones are absent.' })
export type AgentList = z.infer<typeof AgentList>

export const Tenant = z
  .looseObject({
    id: Uuid,
    handle: z.string().meta({ description: 'First part of the path of every published page.' }),
    name: z.string(),
    timezone: z.string().meta({ description: 'IANA name.' }),
    email: z.string().optional(),
    created_at: DateTime.optional(),
  })
  .meta({ id: 'Tenant', description: 'The account that owns the content.' })
export type Tenant = z.infer<typeof Tenant>

export const TenantBalance = z
  .looseObject({
    credits: z.number().meta({ description: 'What can be spent now; held credits are already taken off.' }),
    held: z.number().meta({ description: 'Reserved by running jobs.' }),
    status: openEnum('healthy', 'low', 'empty'),
  })
  .meta({ id: 'TenantBalance', description: 'The credits of the tenant.' })
export type TenantBalance = z.infer<typeof TenantBalance>

export const RateLimit = z
  .looseObject({
    name: z.string().meta({ description: 'For example `default`, as in the `RateLimit` header.' }),
    limit: z.int(),
    window_seconds: z.int(),
  })
  .meta({ id: 'RateLimit', description: 'Number of requests allowed per time window.' })
export type RateLimit = z.infer<typeof RateLimit>

export const Engine = z
  .looseObject({
    name: z.string(),
    kind: openEnum('built-in', 'configured', 'none').meta({
      description: '`built-in`, `configured`, or `none` where nothing answers.',
    }),
  })
  .meta({ id: 'Engine', description: 'The implementation behind one capability of the service.' })
export type Engine = z.infer<typeof Engine>

export const Retention = z
  .looseObject({
    name: z.string().meta({
      description:
        '`deliveries` (with their attempts), `attempt_bodies`, `events`, `versions` of articles, `run_logs`, `answers` to requests with an Idempotency-Key, or `ledger`.',
    }),
    days: z.int().nullable().meta({ description: 'Null where it is kept for ever.' }),
  })
  .meta({ id: 'Retention', description: 'For how long the service keeps something.' })
export type Retention = z.infer<typeof Retention>

export const Me = z
  .looseObject({
    agent: Agent,
    tenant: Tenant,
    blog_url: z.string(),
    tenant_balance: TenantBalance,
    rate_limits: z.array(RateLimit),
    retention: z.array(Retention).optional(),
    engines: z.record(z.string(), Engine).meta({
      description:
        'By part: `writer`, `reader`, `search`, `answer_panel`, `community`, `illustrator`, `portraitist`, `speech`, `mail`, `files`, `database`, `cache`, `limiter`.',
    }),
    prices: z.array(Price),
    packages: z.array(CreditPackage),
    topup_url: z.string().optional(),
    version: z.string(),
  })
  .meta({ id: 'Me', description: 'Who asks, for whom, with which credits, limits, engines and prices.' })
export type Me = z.infer<typeof Me>

export const registerAgent = operation({
  id: 'registerAgent',
  method: 'POST',
  path: '/agent/auth',
  auth: 'none',
  origin: 'published',
  noun: 'agents',
  summary: 'Request an API key verified by email',
  body: RegisterAgentInput,
  responses: { 200: Registration },
  errors: [400, 413, 415, 429, 500],
})

export const challengeClaim = operation({
  id: 'challengeClaim',
  method: 'POST',
  path: '/agent/auth/claim/attempt/challenge',
  auth: 'none',
  origin: 'ours',
  noun: 'agents',
  summary: 'Get the one-time code for a mailed link',
  body: ChallengeClaimInput,
  responses: { 200: ClaimChallenge },
  errors: [400, 401, 409, 410, 413, 415, 429, 500],
})

export const completeClaim = operation({
  id: 'completeClaim',
  method: 'POST',
  path: '/agent/auth/claim/complete',
  auth: 'none',
  origin: 'published',
  noun: 'agents',
  summary: 'Complete the claim and receive the key',
  body: CompleteClaimInput,
  responses: { 200: CompletedClaim },
  errors: [400, 401, 409, 410, 413, 415, 429, 500],
})

export const rotateKey = operation({
  id: 'rotateKey',
  method: 'POST',
  path: '/api/agent/rotate-key',
  auth: 'agent',
  origin: 'published',
  noun: 'agents',
  summary: 'Replace the key of this agent',
  body: RotateKeyInput,
  bodyOptional: true,
  responses: { 200: RotatedKey },
  essential: ['agent_api_key'],
  errors: [400, 401, 413, 415, 429, 500],
})

export const getMe = operation({
  id: 'getMe',
  method: 'GET',
  path: '/api/agent/me',
  auth: 'agent',
  origin: 'ours',
  noun: 'agents',
  summary: 'Get the calling agent, its balance and the configured engines',
  sample: {},
  responses: { 200: Me },
  errors: [401, 429, 500],
})

export const listAgents = operation({
  id: 'listAgents',
  method: 'GET',
  path: '/api/agent/agents',
  auth: 'agent',
  origin: 'ours',
  noun: 'agents',
  summary: 'List the agents of the tenant',
  responses: { 200: AgentList },
  errors: [401, 429, 500],
})

export const revokeAgent = operation({
  id: 'revokeAgent',
  method: 'DELETE',
  path: '/api/agent/agents/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'agents',
  summary: 'Revoke an agent and its key',
  params: IdParams,
  responses: { 200: Deleted },
  errors: [400, 401, 404, 409, 429, 500],
})
