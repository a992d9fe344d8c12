import 'server-only'
import * as adaptations from '#contract/adaptations.ts'
import { type Caller, callOperation } from './client.ts'

// Where a model writes, and is asked to repair what it wrote, the answer takes its time.
const writeTimeoutMs = 150_000

/** Adapts an article (Social adaptations). Charges each platform that succeeds, once for each idempotency key. */
export async function adaptArticle(
  { key }: Caller,
  body: adaptations.AdaptArticleInput,
  options: { idempotencyKey: string },
): Promise<adaptations.AdaptedArticle> {
  return (
    await callOperation(adaptations.adaptArticle, { body }, { key, timeoutMs: writeTimeoutMs, ...options })
  ).body
}

/** One page of adaptations, newest first. */
export async function listAdaptations(
  { key }: Caller,
  query: Partial<adaptations.ListAdaptationsQuery>,
): Promise<adaptations.AdaptationList> {
  return (await callOperation(adaptations.listAdaptations, { query }, { key })).body
}

/** Saves an edit. @throws AgentApiError `conflict` when somebody saved in the meantime */
export async function saveAdaptation(
  { key }: Caller,
  id: string,
  body: adaptations.SaveAdaptationInput,
): Promise<adaptations.Adaptation> {
  return (await callOperation(adaptations.saveAdaptation, { params: { id }, body }, { key })).body
}

/** Writes one again, differently. Charges once for each idempotency key. */
export async function regenerateAdaptation(
  { key }: Caller,
  id: string,
  options: { idempotencyKey: string },
): Promise<adaptations.Adaptation> {
  const request = { params: { id }, body: {} }
  return (
    await callOperation(adaptations.regenerateAdaptation, request, {
      key,
      timeoutMs: writeTimeoutMs,
      ...options,
    })
  ).body
}

// A thread is several calls to a network that may be slow.
const postTimeoutMs = 100_000

/** Posts one to a connected account; public at once. */
export async function postAdaptation(
  { key }: Caller,
  id: string,
  body: adaptations.PostAdaptationInput,
): Promise<adaptations.Adaptation> {
  const options = { key, timeoutMs: postTimeoutMs }
  return (await callOperation(adaptations.postAdaptation, { params: { id }, body }, options)).body
}

/** Deletes one; what was posted stays. */
export async function deleteAdaptation({ key }: Caller, id: string): Promise<void> {
  await callOperation(adaptations.deleteAdaptation, { params: { id } }, { key })
}
