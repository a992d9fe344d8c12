import type { ListOfferedModelsInput, ModelPurpose, OfferedModelList } from '#contract/models.ts'
import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { ModelError } from '../engines/chat-model/chat-model.ts'
import { checkConnectionUrl } from './check-connection-url.ts'
import { keyFor, type SealedKey } from './connection-key.ts'
import { findConnections } from './find-connections.ts'

/**
 * The models that an endpoint offers, asked with the key that was sent, else with the one that is saved for its host.
 * @throws {ServiceError} `invalid` at `url` or `key` with what the endpoint answered
 */
export async function listOfferedModels(
  ctx: AgentContext,
  purpose: ModelPurpose,
  input: ListOfferedModelsInput,
  signal: AbortSignal,
): Promise<OfferedModelList> {
  return askForModels(ctx, (await findConnections(ctx))[purpose], input, signal)
}

/** The same beside a connection of any kind. */
export async function askForModels(
  ctx: AgentContext,
  saved: (SealedKey & { url: string }) | undefined,
  input: ListOfferedModelsInput,
  signal: AbortSignal,
): Promise<OfferedModelList> {
  const key = keyFor(ctx, saved, input)
  const baseUrl = await checkConnectionUrl(ctx, { url: input.url, hasKey: key !== undefined })
  try {
    const models = await ctx.engines.connector.listModels({ baseUrl, key }, signal)
    return {
      models: models.map(({ id, contextTokens }) => ({
        id,
        ...(contextTokens !== null && { context_tokens: contextTokens }),
      })),
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    throw invalid(/\bkey\b/.test(error.message) ? 'key' : 'url', error.message)
  }
}
