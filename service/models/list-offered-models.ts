import type { ListOfferedModelsInput, ModelPurpose, OfferedModelList } from '#contract/models.ts'
import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { ModelError } from '../engines/chat-model/chat-model.ts'
import { checkConnectionUrl } from './check-connection-url.ts'
import { keyFor } from './connection-key.ts'
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
  const saved = await findConnections(ctx)
  const key = keyFor(ctx, saved[purpose], input)
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
