import {
  connectAnswerEngine as connectAnswerEngineOperation,
  deleteAnswerEngine as deleteAnswerEngineOperation,
  listAnswerEngines as listAnswerEnginesOperation,
  listAnswerModels as listAnswerModelsOperation,
  saveAnswerEngine as saveAnswerEngineOperation,
  testAnswerEngine as testAnswerEngineOperation,
} from '#contract/answer-engines.ts'
import { type Route, route } from '../core/route.ts'
import { deleteAnswerEngine } from './delete-answer-engine.ts'
import { listAnswerEngines } from './list-answer-engines.ts'
import { listAnswerModels } from './list-answer-models.ts'
import { saveAnswerEngine } from './save-answer-engine.ts'
import { testAnswerEngine } from './test-answer-engine.ts'

/** The answer engines that a tenant connects for its brand scans. */
export const answerEngineRoutes: readonly Route[] = [
  route(listAnswerEnginesOperation, async (ctx) => ({ status: 200, body: await listAnswerEngines(ctx) })),
  route(connectAnswerEngineOperation, async (ctx, { body }) => ({
    status: 201,
    body: await saveAnswerEngine(ctx, body),
  })),
  route(saveAnswerEngineOperation, async (ctx, { params, body }) => ({
    status: 200,
    body: await saveAnswerEngine(ctx, body, params.id),
  })),
  route(deleteAnswerEngineOperation, async (ctx, { params }) => ({
    status: 200,
    body: await deleteAnswerEngine(ctx, params.id),
  })),
  route(testAnswerEngineOperation, async (ctx, { params }, { signal }) => ({
    status: 200,
    body: await testAnswerEngine(ctx, params.id, signal),
  })),
  route(listAnswerModelsOperation, async (ctx, { body }, { signal }) => ({
    status: 200,
    body: await listAnswerModels(ctx, body, signal),
  })),
]
