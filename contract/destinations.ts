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

export const DestinationKind = z.enum(['wordpress', 'ghost', 'devto', 'shopify', 'webflow', 'webhook']).meta({
  id: 'DestinationKind',
  description:
    'What answers at a destination; `devto` is DEV or any community on Forem, `shopify` the blogs of a store, `webflow` the collections of a site, `webhook` any receiver of a signed request.',
})
export type DestinationKind = z.infer<typeof DestinationKind>

export const PostState = z
  .enum(['live', 'draft'])
  .meta({ id: 'PostState', description: '`live`: readers see it. `draft`: only editors there do.' })
export type PostState = z.infer<typeof PostState>

const DestinationChoice = z
  .looseObject({
    id: z.string().meta({ description: 'Id that the site gives it.' }),
    name: z.string().meta({ description: 'What the site calls it, for a person.' }),
  })
  .meta({
    id: 'DestinationChoice',
    description: 'An author or a category of the destination, by its id there.',
  })

const settingsMembers = {
  as: PostState.meta({
    description: 'Whether articles arrive live, or as drafts that somebody publishes there.',
  }),
  author_id: text({ min: 1, max: 100 })
    .optional()
    .meta({ description: 'One of `authors`; the account that is connected when left out.' }),
  category_ids: z
    .array(text({ min: 1, max: 100 }))
    .max(20)
    .meta({
      description:
        'Ids of `categories` that every article gets, at most 20. For Shopify and Webflow the first is the blog or collection that takes the articles; their first one when empty.',
    }),
  address_pattern: text({ min: 1, max: 1000 })
    .regex(/^https?:\/\/[^\s]*\{slug\}[^\s]*$/, 'Must be a web address with {slug} in it.')
    .optional()
    .meta({
      description:
        'Where readers find an article that a webhook took without answering its `url`, for example `https://example.com/blog/{slug}`.',
    }),
}

export const DestinationSettings = z
  .looseObject(settingsMembers)
  .meta({ id: 'DestinationSettings', description: 'How articles are published at a destination.' })
export type DestinationSettings = z.infer<typeof DestinationSettings>

export const DestinationSettingsInput = z
  .object({
    ...settingsMembers,
    as: settingsMembers.as.default('live'),
    category_ids: settingsMembers.category_ids.default([]),
  })
  .meta({ id: 'DestinationSettingsInput', description: 'How articles are to be published at a destination.' })

export const Destination = z
  .looseObject({
    id: Uuid.meta({ description: 'Id of the destination, which placements name.' }),
    kind: openEnum('wordpress', 'ghost', 'devto', 'shopify', 'webflow', 'webhook').meta({
      description: 'What answers there.',
    }),
    name: z.string().meta({ description: 'How it is named here.' }),
    url: z.string().meta({ description: 'Its address, without a trailing slash.' }),
    is_default: z.boolean().meta({
      description: 'Articles without a choice of their own are published here; at most one is.',
    }),
    status: openEnum('connected', 'failing').meta({
      description: '`failing`: the last test or call was refused, and `message` says why.',
    }),
    message: z.string().optional().meta({ description: 'What is wrong, in a sentence.' }),
    settings: DestinationSettings,
    account: z.string().optional().meta({ description: 'Whose credentials they are, as it answered.' }),
    program: z.string().optional().meta({ description: 'Name and version of the software, as it answered.' }),
    authors: z.array(DestinationChoice).meta({ description: 'Who can be named as the author there.' }),
    categories: z.array(DestinationChoice).meta({
      description: 'The categories that exist there; for Shopify its blogs, for Webflow its collections.',
    }),
    tested_at: DateTime.optional().meta({ description: 'When address and credentials were last tested.' }),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  })
  .meta({
    id: 'Destination',
    description: 'A place outside the workspace’s own site where articles can be published.',
  })
export type Destination = z.infer<typeof Destination>

export const DestinationList = z
  .looseObject({
    destinations: z
      .array(Destination)
      .meta({ description: 'Every connected site, oldest first; credentials are never returned.' }),
  })
  .meta({ id: 'DestinationList', description: 'The connected destinations, oldest first.' })
export type DestinationList = z.infer<typeof DestinationList>

const secretText = (max: number) =>
  text({ min: 1, max }).regex(/^\s*[\x20-\x7e]+\s*$/, 'Must be letters, digits and signs as they were shown.')

const common = {
  name: text({ min: 1, max: 100 })
    .optional()
    .meta({ description: 'How it is named here; its host when left out.' }),
  is_default: z
    .boolean()
    .default(false)
    .meta({ description: 'Publish articles here unless told otherwise.' }),
  settings: DestinationSettingsInput.prefault({}).meta({ description: 'How articles are published there.' }),
}

const kindOf = <const Kind extends DestinationKind>(kind: Kind) =>
  z.literal(kind).meta({ description: 'What answers there.' })

const credentials = {
  username: text({ min: 1, max: 100 }).meta({ description: 'WordPress: the user name or email address.' }),
  app_password: secretText(200).meta({
    description:
      'WordPress: an application password from the user’s profile, never the password of the account.',
  }),
  admin_key: text({ min: 1, max: 200 })
    .regex(
      /^\s*[0-9a-f]{24}:[0-9a-f]{64}\s*$/,
      'Must be an Admin API key: 24 and 64 hexadecimal digits with a colon between.',
    )
    .meta({ description: 'Ghost: the Admin API key of a custom integration.' }),
  api_key: secretText(200).meta({ description: 'DEV: an API key from Settings, Extensions of the account.' }),
  client_id: secretText(100).meta({
    description: 'Shopify: the client ID of an app that your organization made in the Dev Dashboard.',
  }),
  client_secret: secretText(200).meta({ description: 'Shopify: the client secret of the same app.' }),
  site_token: secretText(300).meta({
    description:
      'Webflow: an API token of the site with the scopes `sites:read`, `cms:read` and `cms:write`.',
  }),
  secret: text({ min: 1, max: 200 })
    .regex(
      /^\s*(whsec_)?[A-Za-z0-9+/]{32,}={0,2}\s*$/,
      'Must be at least 24 bytes in base64, with or without whsec_ in front.',
    )
    .meta({ description: 'Webhook: the secret that signs each request (Standard Webhooks); you choose it.' }),
}

export const ConnectDestinationInput = z
  .discriminatedUnion(
    'kind',
    [
      z.object({
        kind: kindOf('wordpress'),
        url: BoundedWebAddress.meta({ description: 'Address of the site.' }),
        username: credentials.username,
        app_password: credentials.app_password,
        ...common,
      }),
      z.object({
        kind: kindOf('ghost'),
        url: BoundedWebAddress.meta({
          description: 'Address of the site, or the API URL of the integration.',
        }),
        admin_key: credentials.admin_key,
        ...common,
      }),
      z.object({
        kind: kindOf('devto'),
        url: BoundedWebAddress.default('https://dev.to').meta({
          description: 'Address of DEV, or of another community on Forem.',
        }),
        api_key: credentials.api_key,
        ...common,
      }),
      z.object({
        kind: kindOf('shopify'),
        url: BoundedWebAddress.meta({
          description: 'Address of the store at Shopify, for example `https://example.myshopify.com`.',
        }),
        client_id: credentials.client_id,
        client_secret: credentials.client_secret,
        ...common,
      }),
      z.object({
        kind: kindOf('webflow'),
        url: BoundedWebAddress.default('https://api.webflow.com').meta({
          description: 'Address of Webflow’s Data API; the token says which site it is.',
        }),
        site_token: credentials.site_token,
        ...common,
      }),
      z.object({
        kind: kindOf('webhook'),
        url: BoundedWebAddress.meta({ description: 'The endpoint that takes articles by POST.' }),
        secret: credentials.secret,
        ...common,
      }),
    ],
    {
      error: (issue) =>
        issue.code === 'invalid_union' ? `Must be ${DestinationKind.options.join(', ')}.` : undefined,
    },
  )
  .meta({ id: 'ConnectDestinationInput', description: 'Address and credentials of one destination.' })
export type ConnectDestinationInput = z.infer<typeof ConnectDestinationInput>

const NewCredentials = z.object(credentials).partial()
/** Every credential of any kind, by its name in the input. */
export const credentialNames = NewCredentials.keyof().options

export const ChangeDestinationInput = z
  .object({
    name: text({ min: 1, max: 100 }).optional().meta({ description: 'How it is named here.' }),
    is_default: z.boolean().optional().meta({
      description: 'True takes the place of the present default; false leaves the built-in site.',
    }),
    settings: DestinationSettingsInput.optional().meta({ description: 'Replaces the settings as a whole.' }),
    ...NewCredentials.shape,
  })
  .meta({
    id: 'ChangeDestinationInput',
    description: 'What changes; new credentials are tested before they replace the present ones.',
  })
export type ChangeDestinationInput = z.infer<typeof ChangeDestinationInput>

export const Placement = z
  .looseObject({
    id: Uuid.meta({ description: 'Id of the placement, one for each article and destination.' }),
    article_id: Uuid.meta({ description: 'Id of the article that is published there.' }),
    destination_id: Uuid.meta({ description: 'Id of the site that it is published at.' }),
    destination: z
      .looseObject({
        kind: z.string().meta({
          description:
            'Software of the site: `wordpress`, `ghost`, `devto`, `shopify`, `webflow` or `webhook`.',
        }),
        name: z.string().meta({ description: 'How the site is named here.' }),
        is_connected: z.boolean().meta({ description: 'False once its credentials were erased.' }),
      })
      .meta({ description: 'As it is called now; disconnected ones stay with what was published there.' }),
    is_home: z.boolean().meta({
      description: 'True where readers and search engines are sent: `article_url` is its address.',
    }),
    status: openEnum(
      'waiting',
      'sending',
      'live',
      'draft',
      'failed',
      'removing',
      'removed',
      'deleted_there',
    ).meta({
      description:
        '`waiting`: chosen, and sent when the article is published. `failed`: see `message`; with `next_attempt_at` it is tried again by itself. `deleted_there`: somebody deleted it at the destination.',
    }),
    url: z.string().optional().meta({ description: 'Where it is there, once it is live.' }),
    edited_there: z.boolean().meta({
      description:
        'It was edited at the destination since we sent it; no update overwrites that unless told to.',
    }),
    reason: z.string().optional().meta({
      description:
        '`credentials`, `refused`, `rate_limited`, `unreachable`, `edited_there` or `disconnected`.',
    }),
    message: z.string().optional().meta({ description: 'What is wrong, in a sentence.' }),
    attempts: z.int().meta({ description: 'Failed attempts since the last success.' }),
    next_attempt_at: DateTime.optional().meta({ description: 'When it is tried again by itself.' }),
    version: z.int().optional().meta({ description: 'The version of the article that is there.' }),
    checked_at: DateTime.optional().meta({ description: 'When its state there was last read.' }),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  })
  .meta({ id: 'Placement', description: 'An article at a destination.' })
export type Placement = z.infer<typeof Placement>

export const PlacementList = z
  .looseObject({
    home: Uuid.nullable().meta({
      description: 'The destination that is the article’s home; null: the built-in site.',
    }),
    is_chosen: z.boolean().meta({ description: 'False while the default destination decides.' }),
    article_url: z.string().optional().meta({ description: 'Where readers find it once it is published.' }),
    placements: z.array(Placement).meta({ description: 'One for each destination, the home first.' }),
  })
  .meta({ id: 'PlacementList', description: 'Where an article is, or will be, published.' })
export type PlacementList = z.infer<typeof PlacementList>

export const ChoosePlacementsInput = z
  .object({
    home: Uuid.nullable().meta({
      description: 'The destination where readers find the article; null: the built-in site.',
    }),
    copies: z
      .array(Uuid)
      .max(20)
      .default([])
      .meta({ description: 'Further destinations that get a copy, with the home as its canonical address.' }),
  })
  .meta({ id: 'ChoosePlacementsInput', description: 'Where an article is to be published.' })
export type ChoosePlacementsInput = z.infer<typeof ChoosePlacementsInput>

export const RetryPlacementInput = z
  .object({
    overwrite: z.boolean().default(false).meta({
      description: 'Replace what was edited at the destination, or publish again what was deleted there.',
    }),
  })
  .meta({ id: 'RetryPlacementInput', description: 'How to go on with a placement.' })
export type RetryPlacementInput = z.infer<typeof RetryPlacementInput>

const ours = { auth: 'agent', origin: 'ours', noun: 'destinations' } as const

export const listDestinations = operation({
  ...ours,
  id: 'listDestinations',
  method: 'GET',
  path: '/api/agent/destinations',
  summary: 'List destinations',
  description:
    'Every connected site with its state, its authors and categories. Credentials are never returned.',
  responses: { 200: DestinationList },
  errors: [401, 429, 500],
})

export const connectDestination = operation({
  ...ours,
  id: 'connectDestination',
  method: 'POST',
  path: '/api/agent/destinations',
  summary: 'Connect a destination',
  description:
    'Address and credentials are tested first; a refusal names the field. Credentials are kept sealed and never returned. A webhook receives a signed `destination.test`. At most 20 a tenant.',
  whenCallerLeaves: 'stops',
  body: ConnectDestinationInput,
  responses: { 201: Destination },
  errors: [400, 401, 409, 413, 415, 422, 429, 500],
})

export const changeDestination = operation({
  ...ours,
  id: 'changeDestination',
  method: 'PATCH',
  path: '/api/agent/destinations/{id}',
  summary: 'Change a destination',
  description: 'What is published there stays as it is; the next article is published by the new settings.',
  params: IdParams,
  body: ChangeDestinationInput,
  responses: { 200: Destination },
  errors: [400, 401, 404, 413, 415, 429, 500],
})

export const testDestination = operation({
  ...ours,
  id: 'testDestination',
  method: 'POST',
  path: '/api/agent/destinations/{id}/test',
  summary: 'Test a destination',
  description:
    'Reads its authors and categories again. A test that fails is an answer, too: `failing` with the reason.',
  params: IdParams,
  responses: { 200: Destination },
  errors: [400, 401, 404, 429, 500],
})

export const disconnectDestination = operation({
  ...ours,
  id: 'disconnectDestination',
  method: 'DELETE',
  path: '/api/agent/destinations/{id}',
  summary: 'Disconnect a destination',
  description: 'Its credentials are erased. What was published there stays there and keeps its link here.',
  params: IdParams,
  responses: { 200: Deleted },
  errors: [400, 401, 404, 429, 500],
})

export const listPlacements = operation({
  ...ours,
  id: 'listPlacements',
  method: 'GET',
  path: '/api/agent/articles/{id}/placements',
  summary: 'List where an article is published',
  description:
    'The site where readers find the article, the copies, and how far publishing is at each of them.',
  params: IdParams,
  responses: { 200: PlacementList },
  errors: [400, 401, 404, 429, 500],
})

export const choosePlacements = operation({
  ...ours,
  id: 'choosePlacements',
  method: 'PUT',
  path: '/api/agent/articles/{id}/placements',
  summary: 'Choose where an article is published',
  description:
    'For a draft the choice waits until it is published. For a published article new copies are sent and others are unpublished there at once; its home changes only while it is not published.',
  params: IdParams,
  body: ChoosePlacementsInput,
  responses: { 200: PlacementList },
  errors: [400, 401, 404, 409, 413, 415, 429, 500],
})

export const retryPlacement = operation({
  ...ours,
  id: 'retryPlacement',
  method: 'POST',
  path: '/api/agent/placements/{id}/retry',
  summary: 'Retry a placement',
  description: 'For one that failed, was edited or was deleted there. Never publishes twice.',
  params: IdParams,
  body: RetryPlacementInput,
  bodyOptional: true,
  responses: { 200: Placement },
  errors: [400, 401, 404, 409, 413, 415, 429, 500],
})
