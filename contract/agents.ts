import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'
import { CreditPackage, Price } from './credits.ts'
import { operation } from './operation.ts'
import { codePoints, DateTime, Deleted, IdParams, openEnum, text, Uuid } from './primitives.ts'

/** Each has one supported value: the service names what it does not support, for example `anonymous_not_enabled`. */
export const RegisterAgentInput = z
  .object({
    type: z
      .string({ error: 'Must be identity_assertion.' })
      .meta({ const: 'identity_assertion', description: 'How the agent proves who it acts for.' }),
    assertion_type: z
      .string({ error: 'Must be verified_email.' })
      .meta({ const: 'verified_email', description: 'What is proved: that the user reads the mailbox.' }),
    assertion: z
      .email({ message: 'Must be an email address.' })
      .refine((value) => codePoints(value) <= 254, { message: 'Must have at most 254 characters.' })
      .meta({ maxLength: 254, description: "The user's email address." }),
    requested_credential_type: z
      .string({ error: 'Must be api_key.' })
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
    claim_token: z.string().meta({
      description:
        'Secret that completes the claim, `clm_…`; shown this once and valid until `claim_token_expires`.',
    }),
    registration_id: alwaysSent(
      z
        .string()
        .meta({ description: 'Id of this registration, `reg_…`, for your records; no call needs it.' }),
    ),
    registration_type: alwaysSent(
      z.string().meta({ description: 'How the claim is verified: `email-verification`.' }),
    ),
    claim_url: alwaysSent(
      z.string().meta({ description: 'Endpoint to which the claim token and the one-time code are posted.' }),
    ),
    claim_token_expires: alwaysSent(
      DateTime.meta({
        description: 'When the claim token stops working, 24 hours after the registration.',
      }),
    ),
    message: alwaysSent(
      z.string().meta({ description: 'What to do next, as a sentence: from the email to the key.' }),
    ),
    post_claim_scopes: alwaysSent(
      z
        .array(z.string())
        .meta({ description: 'What the key will be allowed to do once the claim is completed.' }),
    ),
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
    type: z.string().meta({ description: 'Kind of challenge: `otp`, a one-time code.' }),
    challenge: z.string().meta({ description: 'Six digits; asking again replaces them.' }),
    expires_at: DateTime.meta({ description: 'When the code stops working, minutes after it was shown.' }),
  })
  .meta({ id: 'ClaimChallenge', description: 'The one-time code that the user reads out to the agent.' })
export type ClaimChallenge = z.infer<typeof ClaimChallenge>

export const CompleteClaimInput = z
  .object({
    claim_token: text({ min: 1, max: 200 }).meta({
      description: 'The token that the registration answered.',
    }),
    otp: text({ min: 1, max: 20 }).meta({
      description: 'The six-digit one-time code that the user read out to the agent.',
    }),
  })
  .meta({ id: 'CompleteClaimInput', description: 'The claim token and the code that the user was shown.' })
export type CompleteClaimInput = z.infer<typeof CompleteClaimInput>

/** The document does not name the field that carries the key, so either name is read. */
export const CompletedClaim = z
  .looseObject({
    credential: alwaysSent(z.string().meta({ description: 'The API key; returned only once.' })),
    agent_api_key: alwaysSent(z.string().meta({ description: 'The same key, as rotate-key names it.' })),
    agent_id: alwaysSent(
      Uuid.meta({
        description: 'Id of the agent that the key belongs to, as `listAgents` shows it.',
      }),
    ),
    registration_id: alwaysSent(
      z.string().meta({ description: 'Id of the registration that is now completed, `reg_…`.' }),
    ),
    status: alwaysSent(
      openEnum('claimed').meta({
        description: '`claimed`: the registration is completed and cannot be completed again.',
      }),
    ),
    credential_type: alwaysSent(
      z.string().meta({ description: 'Kind of credential that was issued: `api_key`.' }),
    ),
    credential_expires: DateTime.nullable().optional().meta({
      description: 'When the key expires; null because a key works until it is rotated or revoked.',
    }),
    scopes: alwaysSent(z.array(z.string()).meta({ description: 'What the key is allowed to do.' })),
  })
  .refine((claim) => claim.credential !== undefined || claim.agent_api_key !== undefined, {
    path: ['credential'],
    message: 'The response contains no key.',
  })
  .meta({ id: 'CompletedClaim', description: 'The one answer that carries the key.' })
export type CompletedClaim = z.infer<typeof CompletedClaim>

export const RotateKeyInput = z
  .strictObject({
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
    agent_id: Uuid.meta({ description: 'Id of the agent whose key was replaced.' }),
    agent_api_key: z.string().meta({ description: 'The new key; shown this once.' }),
    message: z.string().meta({ description: 'What happened to the old key, as a sentence for a person.' }),
    previous_key_expires_at: DateTime.optional().meta({
      description: 'When the old key stops working; only with a grace period. Masthead extension.',
    }),
  })
  .meta({ id: 'RotatedKey', description: 'The new key of this agent.' })
export type RotatedKey = z.infer<typeof RotatedKey>

export const Agent = z
  .looseObject({
    id: Uuid.meta({ description: 'Id of the agent, which `revokeAgent` takes.' }),
    name: z
      .string()
      .meta({ description: 'Name that the agent gave when it registered, at most 100 characters.' }),
    created_at: DateTime.meta({ description: 'When the agent completed its claim for the first time.' }),
    last_used_at: DateTime.optional().meta({
      description: 'When its key was last used; absent before the first request.',
    }),
    key_hint: z.string().optional().meta({ description: 'The last four characters of its key.' }),
    scopes: alwaysSent(
      z.array(z.string()).meta({
        description:
          'What it may do: `agent`, everything; or `agent:read`, reading alone, where that was granted to a sign-in by OAuth.',
      }),
    ),
    is_current: alwaysSent(z.boolean().meta({ description: 'True for the agent that asks.' })),
  })
  .meta({ id: 'Agent', description: 'One program that holds a key of the tenant.' })
export type Agent = z.infer<typeof Agent>

export const AgentList = z
  .looseObject({ agents: z.array(Agent).meta({ description: 'Every agent whose key works, newest first.' }) })
  .meta({ id: 'AgentList', description: 'The agents of the tenant, newest first; revoked ones are absent.' })
export type AgentList = z.infer<typeof AgentList>

export const Tenant = z
  .looseObject({
    id: Uuid.meta({ description: 'Id of the tenant, the same in every event of a webhook.' }),
    handle: z.string().meta({ description: 'First part of the path of every published page.' }),
    name: z.string().meta({
      description: 'Name of the workspace, shown on its published site unless a site title is set.',
    }),
    timezone: z.string().meta({
      description:
        'IANA name of the time zone in which days and slots are counted, for example `Europe/Lisbon`.',
    }),
    email: alwaysSent(z.string().meta({ description: 'Verified email address that owns the workspace.' })),
    created_at: alwaysSent(
      DateTime.meta({
        description: 'When the address was verified for the first time.',
      }),
    ),
  })
  .meta({ id: 'Tenant', description: 'The account that owns the content.' })
export type Tenant = z.infer<typeof Tenant>

export const TenantBalance = z
  .looseObject({
    credits: z.number().meta({ description: 'What can be spent now; held credits are already taken off.' }),
    held: z.number().meta({
      description: 'Credits reserved by running jobs; they are charged or come back when the job ends.',
    }),
    status: openEnum('healthy', 'low', 'empty').meta({
      description:
        '`healthy`, `low` when `credits` and `held` together are at most `lowBalanceCredits` of the settings or all credits are held, `empty` when `credits` and `held` are both 0.',
    }),
  })
  .meta({
    id: 'TenantBalance',
    description: 'What can be spent, what is reserved, and whether that is little.',
  })
export type TenantBalance = z.infer<typeof TenantBalance>

export const RateLimit = z
  .looseObject({
    name: z.string().meta({ description: 'For example `default`, as in the `RateLimit` header.' }),
    limit: z.int().meta({ description: 'Requests allowed in one window.' }),
    window_seconds: z.int().meta({ description: 'Length of one window in seconds.' }),
  })
  .meta({ id: 'RateLimit', description: 'Number of requests allowed per time window.' })
export type RateLimit = z.infer<typeof RateLimit>

export const Engine = z
  .looseObject({
    name: z
      .string()
      .meta({ description: 'Name of the implementation, for example `built-in` or the name of a model.' }),
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
    days: z
      .int()
      .nullable()
      .meta({ description: 'Days after which it is deleted; null where it is kept for ever.' }),
  })
  .meta({ id: 'Retention', description: 'For how long the service keeps something.' })
export type Retention = z.infer<typeof Retention>

export const Me = z
  .looseObject({
    agent: Agent,
    tenant: Tenant,
    blog_url: z.string().meta({ description: "Address of the tenant's published site." }),
    tenant_balance: TenantBalance,
    rate_limits: z.array(RateLimit).meta({
      description:
        'The limits in force by name: `default` counts every request of this key, others what their name says; some count an IP address or a mailbox.',
    }),
    retention: alwaysSent(
      z.array(Retention).meta({ description: 'For how many days the service keeps each kind of record.' }),
    ),
    engines: z.record(z.string(), Engine).meta({
      description:
        'By part: `writer`, `reader`, `search`, `answer_panel`, `community`, `illustrator`, `portraitist`, `speech`, `mail`, `files`, `database`, `cache`, `limiter`.',
    }),
    prices: z
      .array(Price)
      .meta({ description: 'Every row of the price list; an estimate adds them up for one call.' }),
    packages: z
      .array(CreditPackage)
      .meta({ description: 'The packages of credits that can be bought, smallest first.' }),
    topup_url: alwaysSent(
      z.string().meta({ description: 'Page of the dashboard where a person can add credits.' }),
    ),
    version: z.string().meta({ description: 'Version of the service that answers, for example `1.1.0`.' }),
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
  description:
    'Mails a claim link to the user and returns a claim token. No key exists until the user has opened the link and the claim is completed with the code. Needs no key. An email address gets five mails an hour, whether or not it has an account; past that the answer is 429 and nothing is sent. Limited per network, too.',
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
  description:
    'Turns the token of a mailed link into the six-digit code that the user reads out to the agent. The claim page calls it when the user confirms; asking again replaces the code.',
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
  description:
    'Exchanges the claim token and the one-time code for an API key, exactly once. Five wrong guesses end a code, and three such codes end the registration. A first claim creates the tenant and its welcome credits.',
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
  description:
    'Returns a new key for the calling agent. The old one stops at once, or after `grace_seconds` of up to a day so that running programs can change over. Send an `Idempotency-Key`: if the answer is lost, the same request with the old key returns the same new key for ten minutes.',
  ownIdempotencyKey: {
    minLength: 32,
    description:
      'At least 32 characters that nobody can guess, such as a new UUID. For ten minutes the same key and body, sent with the old API key (even though it has stopped), return the same new API key, with `Idempotent-Replayed: true`. Nothing else is returned to the old API key. 422 for another body.',
  },
  body: RotateKeyInput,
  extensionMembers: { grace_seconds: 'needed' },
  bodyOptional: true,
  responses: { 200: RotatedKey },
  essential: ['agent_api_key'],
  errors: [400, 401, 413, 415, 422, 429, 500],
})

export const getMe = operation({
  id: 'getMe',
  method: 'GET',
  path: '/api/agent/me',
  auth: 'agent',
  origin: 'ours',
  noun: 'agents',
  summary: 'Get the calling agent, its balance and the configured engines',
  description:
    'Returns who is calling, the balance, rate limits, prices, retention and engines in one answer. Free; call it at the start of a session rather than before every request.',
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
  description:
    'Every program that holds a working key of the tenant, the dashboard included. Each has the last four characters of its key, and when it was used last.',
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
  description:
    'The key of the agent stops working at once and cannot be restored. An agent cannot revoke itself (409); rotate its key instead. Webhook endpoints that an agent added by an OAuth sign-in are disabled with it, and its sessions and watches are paused; what was set up with a key stays.',
  params: IdParams,
  responses: { 200: Deleted },
  errors: [400, 401, 404, 409, 429, 500],
})
