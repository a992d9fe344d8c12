import 'server-only'
import * as models from '#contract/models.ts'
import { type Caller, callOperation } from './client.ts'

/** What is connected, what is in use, and the presets. */
export async function listConnections({ key }: Caller): Promise<models.ConnectionList> {
  return (await callOperation(models.listConnections, {}, { key })).body
}

/** Connects a model or a web search. @throws AgentApiError `invalid` at the member that cannot be used */
export async function saveConnection(
  { key }: Caller,
  purpose: models.ModelPurpose,
  body: models.SaveConnectionInput,
): Promise<models.Connection> {
  return (await callOperation(models.saveConnection, { params: { purpose }, body }, { key })).body
}

/** Disconnects it and erases its key. */
export async function deleteConnection({ key }: Caller, purpose: models.ModelPurpose): Promise<void> {
  await callOperation(models.deleteConnection, { params: { purpose } }, { key })
}

// A slow local model loads for a while before its first word.
const testTimeoutMs = 150_000
const listTimeoutMs = 30_000

/** Tries the connection; what was found is in its `report`. */
export async function testConnection(
  { key }: Caller,
  purpose: models.ModelPurpose,
): Promise<models.Connection> {
  const options = { key, timeoutMs: testTimeoutMs }
  return (await callOperation(models.testConnection, { params: { purpose } }, options)).body
}

/** The models that an endpoint offers. @throws AgentApiError `invalid` at `url` or `key` */
export async function listOfferedModels(
  { key }: Caller,
  purpose: models.ModelPurpose,
  body: models.ListOfferedModelsInput,
): Promise<models.OfferedModelList> {
  const options = { key, timeoutMs: listTimeoutMs }
  return (await callOperation(models.listOfferedModels, { params: { purpose }, body }, options)).body
}

/** The Ollama of the machine that the service runs on. */
export async function getLocalOllama({ key }: Caller): Promise<models.LocalOllama> {
  return (await callOperation(models.getLocalOllama, {}, { key })).body
}

/** Starts the download of a recommended model. */
export async function pullModel({ key }: Caller, body: models.PullModelInput): Promise<models.ModelPull> {
  return (await callOperation(models.pullModel, { body }, { key })).body
}
