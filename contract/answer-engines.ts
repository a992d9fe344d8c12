import { z } from 'zod'
import {
  EngineInUse,
  ListOfferedModelsInput,
  ModelProvider,
  OfferedModelList,
  SaveConnectionInput,
} from './models.ts'
import { operation } from './operation.ts'
import { DateTime, Deleted, IdParams, text, UpdatedAt, Uuid } from './primitives.ts'

export const AnswerEngineReport = z
  .looseObject({
    ok: z.boolean().meta({ description: 'True when it answered the question.' }),
    message: z.string().meta({ description: 'In words, for a person.' }),
    question: z.string().meta({ description: 'The question that it was asked.' }),
    answer: z.string().optional().meta({
      description: 'The beginning of its answer, at most 600 characters; absent when there was none.',
    }),
    tested_at: DateTime.meta({ description: 'When it was asked.' }),
  })
  .meta({ id: 'AnswerEngineReport', description: 'What the last test of an answer engine found.' })
export type AnswerEngineReport = z.infer<typeof AnswerEngineReport>

export const AnswerEngine = z
  .looseObject({
    id: Uuid.meta({ description: 'Id of the answer engine.' }),
    name: z
      .string()
      .meta({ description: 'Its name in reports; that of the model unless another was given.' }),
    provider: z.string().meta({ description: 'Id of the preset, or `other`.' }),
    url: z.string().meta({ description: 'Base address of the API that is asked.' }),
    model: z.string().meta({ description: 'Name of the model as its server calls it.' }),
    has_key: z.boolean().meta({ description: 'The key itself is never returned.' }),
    report: AnswerEngineReport.optional(),
    updated_at: UpdatedAt,
  })
  .meta({ id: 'AnswerEngine', description: 'An answer engine that this tenant connected.' })
export type AnswerEngine = z.infer<typeof AnswerEngine>

export const AnswerEngineList = z
  .looseObject({
    engines: z.array(AnswerEngine).meta({ description: 'What this tenant connected, the first one first.' }),
    in_use: z.array(EngineInUse).meta({
      description:
        'Who answers the next brand scan: those of the tenant, else those of the operator, else one from `none`, which reads your own content.',
    }),
    providers: z.array(ModelProvider).meta({ description: 'The presets that can be connected.' }),
  })
  .meta({ id: 'AnswerEngineList', description: 'The answer engines of brand scans, and the presets.' })
export type AnswerEngineList = z.infer<typeof AnswerEngineList>

export const SaveAnswerEngineInput = SaveConnectionInput.pick({ provider: true, url: true, key: true })
  .extend({
    name: text({ max: 100 }).optional().meta({
      description: 'What reports call it, for example `ChatGPT`; the name of the model when left out.',
    }),
    model: text({ min: 1, max: 300 }).meta({
      description: 'The name under which the endpoint offers the model, one of listAnswerModels.',
    }),
  })
  .meta({
    id: 'SaveAnswerEngineInput',
    description: 'An answer engine; its key is kept sealed and never returned.',
  })
export type SaveAnswerEngineInput = z.infer<typeof SaveAnswerEngineInput>

export const ListAnswerModelsInput = ListOfferedModelsInput.extend({
  engine_id: Uuid.optional().meta({
    description: 'A connected answer engine: its key is used for its own host where none is sent.',
  }),
}).meta({ id: 'ListAnswerModelsInput', description: 'An endpoint whose models are asked for.' })
export type ListAnswerModelsInput = z.infer<typeof ListAnswerModelsInput>

const ours = { auth: 'agent', origin: 'ours', noun: 'answer-engines' } as const

export const listAnswerEngines = operation({
  ...ours,
  id: 'listAnswerEngines',
  method: 'GET',
  path: '/api/agent/answer-engines',
  summary: 'List answer engines',
  description:
    'Returns the answer engines that this tenant connected, which ones the next brand scan asks, and the presets that can be connected.',
  responses: { 200: AnswerEngineList },
  errors: [401, 429, 500],
})

export const connectAnswerEngine = operation({
  ...ours,
  id: 'connectAnswerEngine',
  method: 'POST',
  path: '/api/agent/answer-engines',
  summary: 'Connect an answer engine',
  description:
    'Brand scans ask it from now on, and no longer those of the operator. The key is kept sealed and never returned; it goes to the host that it was saved for and to no other. At most 10 a tenant, each for another model.',
  body: SaveAnswerEngineInput,
  responses: { 201: AnswerEngine },
  errors: [400, 401, 409, 413, 415, 429, 500],
})

export const saveAnswerEngine = operation({
  ...ours,
  id: 'saveAnswerEngine',
  method: 'PUT',
  path: '/api/agent/answer-engines/{id}',
  summary: 'Change an answer engine',
  description: 'Replaces all of it but its key, which stays for the same host when it is left out.',
  params: IdParams,
  body: SaveAnswerEngineInput,
  responses: { 200: AnswerEngine },
  errors: [400, 401, 404, 409, 413, 415, 429, 500],
})

export const deleteAnswerEngine = operation({
  ...ours,
  id: 'deleteAnswerEngine',
  method: 'DELETE',
  path: '/api/agent/answer-engines/{id}',
  summary: 'Remove an answer engine',
  description: 'Its key is erased. Brand scans that asked it stay.',
  params: IdParams,
  responses: { 200: Deleted },
  errors: [400, 401, 404, 429, 500],
})

export const testAnswerEngine = operation({
  ...ours,
  id: 'testAnswerEngine',
  method: 'POST',
  path: '/api/agent/answer-engines/{id}/test',
  summary: 'Test an answer engine',
  description:
    'Asks it one question as a brand scan would and keeps the beginning of its answer. A test that fails is an answer, too. It costs no credits; the provider may bill the call.',
  params: IdParams,
  responses: { 200: AnswerEngine },
  errors: [400, 401, 404, 429, 500],
})

export const listAnswerModels = operation({
  ...ours,
  id: 'listAnswerModels',
  method: 'POST',
  path: '/api/agent/answer-engines/offered',
  summary: 'List the models that can answer',
  description:
    'Asks an OpenAI-compatible endpoint for the models that it offers, before an answer engine is saved. The key is used for this request and not kept.',
  body: ListAnswerModelsInput,
  responses: { 200: OfferedModelList },
  errors: [400, 401, 404, 413, 415, 429, 500],
})
