import { z } from 'zod'
import { operation } from './operation.ts'
import { BoundedWebAddress, DateTime, Deleted, openEnum, text, UpdatedAt } from './primitives.ts'

export const ModelPurpose = z.enum(['writing', 'checking', 'search']).meta({
  id: 'ModelPurpose',
  description: '`writing` texts, `checking` statements, or `search` of the web.',
})
export type ModelPurpose = z.infer<typeof ModelPurpose>

const PurposeParams = z.object({
  purpose: ModelPurpose.meta({
    description: 'The work that the connection does: `writing`, `checking` or `search`.',
  }),
})

export const ConnectionOptions = z
  .object({
    context_tokens: z.int().min(2_000).max(4_000_000).optional().meta({
      description: 'Tokens that a prompt and its answer share; else what the last test found, or 32000.',
    }),
    evidence_tokens: z.int().min(500).max(4_000_000).optional().meta({
      description: 'Tokens of evidence in one prompt; by default half of the context, at most 48000.',
    }),
    concurrency: z.int().min(1).max(64).optional().meta({ description: 'Calls made at once; 4 by default.' }),
    answers: z
      .enum(['verdicts', 'yes_no'])
      .optional()
      .meta({ description: 'How a checking model answers; else read from its name.' }),
    engine_id: text({ min: 1, max: 200 })
      .optional()
      .meta({ description: 'The id (`cx`) of a programmable search engine; `google` needs it.' }),
  })
  .meta({ id: 'ConnectionOptions', description: 'What can be set besides the address and the model.' })
export type ConnectionOptions = z.infer<typeof ConnectionOptions>

export const ConnectionReport = z
  .looseObject({
    ok: z.boolean().meta({ description: 'True when the last test succeeded.' }),
    message: z.string().meta({ description: 'In words, for a person.' }),
    context_tokens: z.int().optional().meta({ description: 'Left out where the endpoint does not say.' }),
    structured_output: openEnum('schema', 'prompt', 'none').optional().meta({
      description:
        '`schema`: enforced by the server. `prompt`: followed when the prompt asks for it. `none`: neither.',
    }),
    tokens_per_second: z.number().optional().meta({ description: 'Tokens that the model wrote per second.' }),
    sample: z.string().optional().meta({ description: 'A sentence that the model wrote.' }),
    results: z.int().optional().meta({ description: 'Pages that a web search found.' }),
    tested_at: DateTime.meta({ description: 'When the connection was tested.' }),
  })
  .meta({ id: 'ConnectionReport', description: 'What the last test of a connection found.' })
export type ConnectionReport = z.infer<typeof ConnectionReport>

export const Connection = z
  .looseObject({
    purpose: openEnum('writing', 'checking', 'search').meta({
      description: 'What it is for: `writing`, `checking` or `search`.',
    }),
    provider: z.string().meta({ description: 'Id of the preset, or `other`.' }),
    url: z.string().meta({ description: 'Base address of the API that is asked.' }),
    model: z
      .string()
      .optional()
      .meta({ description: 'Name of the model as its server calls it; absent for a web search.' }),
    has_key: z.boolean().meta({ description: 'The key itself is never returned.' }),
    options: z
      .looseObject({
        context_tokens: z
          .int()
          .optional()
          .meta({ description: 'Tokens that a prompt and its answer share.' }),
        evidence_tokens: z.int().optional().meta({ description: 'Tokens of evidence in one prompt.' }),
        concurrency: z.int().optional().meta({ description: 'Calls that are made at once.' }),
        answers: z
          .string()
          .optional()
          .meta({ description: 'How a checking model answers: `verdicts` or `yes_no`.' }),
        engine_id: z.string().optional().meta({ description: 'Id (`cx`) of a programmable search engine.' }),
      })
      .meta({ description: 'What was set besides the address and the model.' }),
    report: ConnectionReport.optional(),
    updated_at: UpdatedAt,
  })
  .meta({ id: 'Connection', description: 'A model or a web search that this tenant connected.' })
export type Connection = z.infer<typeof Connection>

export const ModelProvider = z
  .looseObject({
    id: z.string().meta({ description: 'Id of the preset, which `provider` takes.' }),
    label: z.string().meta({ description: 'Name of the provider for a person.' }),
    kind: openEnum('model', 'search', 'answers').meta({
      description:
        '`model` for a language model, `search` for a web search, `answers` for one that only answers brand scans.',
    }),
    url: z.string().meta({ description: 'The base address; empty where everybody has their own.' }),
    needs_key: z.boolean().meta({ description: 'True when it answers nothing without a key.' }),
    local: z.boolean().meta({ description: 'True for a server of your own machine or network.' }),
    key_url: z.string().optional().meta({ description: 'Where keys are made.' }),
    hint: z.string().optional().meta({ description: 'What to know before connecting it, in a sentence.' }),
  })
  .meta({ id: 'ModelProvider', description: 'A preset for a common provider or local server.' })
export type ModelProvider = z.infer<typeof ModelProvider>

export const EngineInUse = z
  .looseObject({
    name: z
      .string()
      .meta({ description: 'Name of the model or engine, `built-in` where none is connected.' }),
    host: z.string().optional().meta({ description: 'Host that is asked; absent for what is built in.' }),
    from: openEnum('tenant', 'operator', 'local', 'none').meta({
      description:
        '`tenant`: connected here. `operator`: configured. `local`: the Ollama of the machine. `none`.',
    }),
  })
  .meta({ id: 'EngineInUse', description: 'Who does the work of one purpose, and who chose it.' })
export type EngineInUse = z.infer<typeof EngineInUse>

export const ConnectionList = z
  .looseObject({
    connections: z
      .array(Connection)
      .meta({ description: 'What this tenant connected, one for each purpose.' }),
    in_use: z
      .looseObject({ writing: EngineInUse, checking: EngineInUse, search: EngineInUse })
      .meta({ description: 'Who does the work of each purpose now, and who chose it.' }),
    providers: z.array(ModelProvider).meta({ description: 'The presets that can be connected.' }),
  })
  .meta({ id: 'ConnectionList', description: 'What is connected, what is in use, and the presets.' })
export type ConnectionList = z.infer<typeof ConnectionList>

export const SaveConnectionInput = z
  .object({
    provider: text({ min: 1, max: 60 }).meta({ description: 'The id of a preset, or `other`.' }),
    url: BoundedWebAddress.meta({
      description: 'Base of an OpenAI-compatible API, or the address of a search engine.',
    }),
    model: text({ min: 1, max: 300 }).optional().meta({ description: 'Needed for writing and checking.' }),
    key: text({ max: 1_000 })
      .regex(/^[\x21-\x7e]*$/, 'Must be letters, digits and signs without spaces.')
      .optional()
      .meta({ description: 'Left out or empty: the key that is saved for this host stays.' }),
    options: ConnectionOptions.default({}).meta({ description: 'What else can be set.' }),
  })
  .meta({
    id: 'SaveConnectionInput',
    description: 'A connection; its key is kept sealed and never returned.',
  })
export type SaveConnectionInput = z.infer<typeof SaveConnectionInput>

export const ListOfferedModelsInput = SaveConnectionInput.pick({ url: true, key: true }).meta({
  id: 'ListOfferedModelsInput',
  description: 'An endpoint whose models are asked for.',
})
export type ListOfferedModelsInput = z.infer<typeof ListOfferedModelsInput>

export const OfferedModelList = z
  .looseObject({
    models: z
      .array(
        z
          .looseObject({
            id: z.string().meta({ description: 'Name of the model, which `model` takes.' }),
            context_tokens: z.int().optional().meta({
              description: 'Tokens that a prompt and its answer may share, where the endpoint says so.',
            }),
          })
          .meta({ id: 'OfferedModel', description: 'A model that an endpoint offers.' }),
      )
      .meta({ description: 'The models by name, as the endpoint lists them.' }),
  })
  .meta({ id: 'OfferedModelList', description: 'The models that an endpoint offers, by name.' })
export type OfferedModelList = z.infer<typeof OfferedModelList>

export const ModelPull = z
  .looseObject({
    model: z.string().meta({ description: 'Name of the model that is downloaded.' }),
    status: openEnum('pulling', 'done', 'failed').meta({
      description: '`pulling`, then `done` or `failed`.',
    }),
    percent: z.number().meta({ description: 'Share of the download that has arrived, 0 to 100.' }),
    message: z.string().meta({ description: 'What is happening or went wrong, as a sentence for a person.' }),
  })
  .meta({ id: 'ModelPull', description: 'How far a download is that was started by `pullModel`.' })
export type ModelPull = z.infer<typeof ModelPull>

export const LocalOllama = z
  .looseObject({
    found: z.boolean().meta({ description: 'True when an Ollama answers on the machine of the service.' }),
    url: z.string().meta({ description: 'Base of its OpenAI-compatible API.' }),
    models: z
      .array(
        z.looseObject({
          name: z.string().meta({ description: 'Name of the model, with its tag.' }),
          bytes: z.number().meta({ description: 'Size of the model on disk in bytes.' }),
          can_write: z
            .boolean()
            .meta({ description: 'True when the model can write texts, false for one that only embeds.' }),
        }),
      )
      .meta({ description: 'The models that are installed in it.' }),
    recommended: z
      .array(
        z.looseObject({
          model: z.string().meta({ description: 'Name of the model, which `pullModel` takes.' }),
          bytes: z.number().meta({ description: 'Size of the download in bytes.' }),
          purpose: z.string().meta({ description: 'What it is recommended for: `writing` or `checking`.' }),
          detail: z.string().meta({ description: 'Why it is recommended and what it needs, in a sentence.' }),
          installed: z.boolean().meta({ description: 'True when it is installed already.' }),
          suggested: z.boolean().meta({ description: 'The one that suits the memory of the machine.' }),
        }),
      )
      .meta({ description: 'The models that are known to do well here.' }),
    pull: ModelPull.optional(),
  })
  .meta({ id: 'LocalOllama', description: 'The Ollama of the machine that the service runs on.' })
export type LocalOllama = z.infer<typeof LocalOllama>

export const PullModelInput = z
  .object({ model: text({ min: 1, max: 100 }).meta({ description: 'One of `recommended`.' }) })
  .meta({ id: 'PullModelInput', description: 'Which of the recommended models to download.' })
export type PullModelInput = z.infer<typeof PullModelInput>

const ours = { auth: 'agent', origin: 'ours', noun: 'models' } as const

export const listConnections = operation({
  ...ours,
  id: 'listConnections',
  method: 'GET',
  path: '/api/agent/models',
  summary: 'List connected models and web search',
  description:
    'Returns what this tenant connected, which engine does each kind of work now, and the presets that can be connected.',
  responses: { 200: ConnectionList },
  errors: [401, 429, 500],
})

export const saveConnection = operation({
  ...ours,
  id: 'saveConnection',
  method: 'PUT',
  path: '/api/agent/models/{purpose}',
  summary: 'Connect a model or a web search',
  description:
    'It wins over what the operator configured. The key is kept sealed and never returned; a key goes to the host that it was saved for and to no other.',
  params: PurposeParams,
  body: SaveConnectionInput,
  responses: { 200: Connection },
  errors: [400, 401, 413, 415, 429, 500],
})

export const deleteConnection = operation({
  ...ours,
  id: 'deleteConnection',
  method: 'DELETE',
  path: '/api/agent/models/{purpose}',
  summary: 'Disconnect a model or a web search',
  description: 'Its key is erased. What the operator configured is used again.',
  params: PurposeParams,
  responses: { 200: Deleted },
  errors: [400, 401, 404, 429, 500],
})

export const testConnection = operation({
  ...ours,
  id: 'testConnection',
  method: 'POST',
  path: '/api/agent/models/{purpose}/test',
  summary: 'Test a connection',
  description:
    'Asks the model for a sentence and for an object under a schema, or the search for a page. Takes up to two minutes with a slow model. A test that fails is an answer, too.',
  params: PurposeParams,
  responses: { 200: Connection },
  errors: [400, 401, 404, 429, 500],
})

export const listOfferedModels = operation({
  ...ours,
  id: 'listOfferedModels',
  method: 'POST',
  path: '/api/agent/models/{purpose}/offered',
  summary: 'List the models that an endpoint offers',
  description:
    'Asks an OpenAI-compatible endpoint for the models that it offers, before a connection is saved. The key is used for this request and not kept.',
  params: PurposeParams,
  body: ListOfferedModelsInput,
  responses: { 200: OfferedModelList },
  errors: [400, 401, 413, 415, 429, 500],
})

export const getLocalOllama = operation({
  ...ours,
  id: 'getLocalOllama',
  method: 'GET',
  path: '/api/agent/models/ollama',
  summary: 'Get the local Ollama',
  description: 'Its models, the recommended ones, and the progress of a download.',
  responses: { 200: LocalOllama },
  errors: [401, 429, 500],
})

export const pullModel = operation({
  ...ours,
  id: 'pullModel',
  method: 'POST',
  path: '/api/agent/models/ollama/pull',
  summary: 'Download a recommended model',
  description: 'It goes on by itself; `getLocalOllama` says how far it is. One download at a time.',
  body: PullModelInput,
  responses: { 202: ModelPull },
  errors: [400, 401, 409, 413, 415, 429, 500],
})
