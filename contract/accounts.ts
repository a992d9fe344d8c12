import { z } from 'zod'
import { operation } from './operation.ts'
import {
  BoundedWebAddress,
  CreatedAt,
  DateTime,
  Deleted,
  IdParams,
  openEnum,
  text,
  UpdatedAt,
  Uuid,
} from './primitives.ts'

export const Account = z
  .looseObject({
    id: Uuid.meta({ description: 'Id of the account, which `postAdaptation` and `disconnectAccount` take.' }),
    network: openEnum('mastodon', 'bluesky').meta({
      description: 'Network of the account: `mastodon` or `bluesky`.',
    }),
    server: z.string().meta({ description: 'The instance or service that the account lives at.' }),
    handle: z.string().meta({ description: 'Handle of the account, without the leading @.' }),
    display_name: z.string().optional().meta({ description: 'Name that the account shows to people.' }),
    url: z.string().optional().meta({ description: 'Address of its public profile.' }),
    status: openEnum('connected', 'refused').meta({
      description: '`connected`, or `refused`: connect it again.',
    }),
    char_limit: z.int().meta({ description: 'Most characters of one post, as the network counts.' }),
    last_posted_at: DateTime.optional().meta({
      description: 'When something was last posted to it from here.',
    }),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  })
  .meta({ id: 'Account', description: 'An account that adaptations can be posted to.' })
export type Account = z.infer<typeof Account>

export const AccountList = z
  .looseObject({
    accounts: z
      .array(Account)
      .meta({ description: 'The connected accounts, newest first; their credentials are never returned.' }),
  })
  .meta({ id: 'AccountList', description: 'The connected accounts, newest first.' })
export type AccountList = z.infer<typeof AccountList>

const ConnectMastodonInput = z.object({
  network: z.literal('mastodon').meta({ description: 'The network of the account: always `mastodon` here.' }),
  server: BoundedWebAddress.meta({ description: 'Address of the instance.' }),
  access_token: text({ min: 1, max: 500 })
    .regex(
      /^\s*[\x21-\x7e]+\s*$/,
      'Must be letters, digits and signs without spaces, as the instance shows it.',
    )
    .meta({ description: 'Of an application with the scopes `read:accounts` and `write:statuses`.' }),
})

const ConnectBlueskyInput = z.object({
  network: z.literal('bluesky').meta({ description: 'The network of the account: always `bluesky` here.' }),
  server: BoundedWebAddress.default('https://bsky.social').meta({
    description: 'Address of the service that the account lives at.',
  }),
  handle: text({ min: 1, max: 253 }).meta({ description: 'Handle of the account, without the @.' }),
  app_password: text({ min: 1, max: 100 }).meta({
    description: 'An app password created for this integration; never the account’s main password.',
  }),
})

export const ConnectAccountInput = z
  .discriminatedUnion('network', [ConnectMastodonInput, ConnectBlueskyInput], {
    error: (issue) => (issue.code === 'invalid_union' ? 'Must be mastodon or bluesky.' : undefined),
  })
  .meta({ id: 'ConnectAccountInput', description: 'The credentials of one account.' })
export type ConnectAccountInput = z.infer<typeof ConnectAccountInput>

export const listAccounts = operation({
  id: 'listAccounts',
  method: 'GET',
  path: '/api/agent/accounts',
  auth: 'agent',
  origin: 'ours',
  noun: 'accounts',
  summary: 'List connected accounts',
  description: 'Lists the connected accounts with their state. Credentials are never returned.',
  responses: { 200: AccountList },
  errors: [401, 429, 500],
})

export const connectAccount = operation({
  id: 'connectAccount',
  method: 'POST',
  path: '/api/agent/accounts',
  auth: 'agent',
  origin: 'ours',
  noun: 'accounts',
  summary: 'Connect an account',
  description:
    'The credentials are tried first, kept sealed, and never returned. Connecting the same account again replaces them. At most 20 a tenant.',
  body: ConnectAccountInput,
  responses: { 201: Account },
  errors: [400, 401, 409, 413, 415, 429, 500],
})

export const disconnectAccount = operation({
  id: 'disconnectAccount',
  method: 'DELETE',
  path: '/api/agent/accounts/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'accounts',
  summary: 'Disconnect an account',
  description: 'Its credentials are erased. What was posted stays.',
  params: IdParams,
  responses: { 200: Deleted },
  errors: [400, 401, 404, 429, 500],
})
