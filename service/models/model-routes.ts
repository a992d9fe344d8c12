import {
  deleteConnection as deleteConnectionOperation,
  getLocalOllama as getLocalOllamaOperation,
  listConnections as listConnectionsOperation,
  listOfferedModels as listOfferedModelsOperation,
  pullModel as pullModelOperation,
  saveConnection as saveConnectionOperation,
  testConnection as testConnectionOperation,
} from '#contract/models.ts'
import { type Route, route } from '../core/route.ts'
import { deleteConnection } from './delete-connection.ts'
import { getLocalOllama } from './get-local-ollama.ts'
import { listConnections } from './list-connections.ts'
import { listOfferedModels } from './list-offered-models.ts'
import { pullModel } from './pull-model.ts'
import { saveConnection } from './save-connection.ts'
import { testConnection } from './test-connection.ts'

/** Models and web search that a tenant connects, and the Ollama of the machine. */
export const modelRoutes: readonly Route[] = [
  route(listConnectionsOperation, async (ctx) => ({ status: 200, body: await listConnections(ctx) })),
  route(getLocalOllamaOperation, async (ctx) => ({ status: 200, body: await getLocalOllama(ctx) })),
  route(pullModelOperation, async (ctx, { body }) => ({ status: 202, body: await pullModel(ctx, body) })),
  route(saveConnectionOperation, async (ctx, { params, body }) => ({
    status: 200,
    body: await saveConnection(ctx, params.purpose, body),
  })),
  route(deleteConnectionOperation, async (ctx, { params }) => ({
    status: 200,
    body: await deleteConnection(ctx, params.purpose),
  })),
  route(testConnectionOperation, async (ctx, { params }, { signal }) => ({
    status: 200,
    body: await testConnection(ctx, params.purpose, signal),
  })),
  route(listOfferedModelsOperation, async (ctx, { params, body }, { signal }) => ({
    status: 200,
    body: await listOfferedModels(ctx, params.purpose, body, signal),
  })),
]
