import type { ListAnswerModelsInput } from '#contract/answer-engines.ts'
import type { OfferedModelList } from '#contract/models.ts'
import type { AgentContext } from '../core/context.ts'
import { askForModels } from '../models/list-offered-models.ts'
import { getAnswerEngineRow } from './find-answer-engines.ts'

/**
 * The models that an endpoint offers, asked with the key that was sent, else with the one of the engine for its host.
 * @throws {ServiceError} `invalid` at `url` or `key` with what the endpoint answered, `not_found`
 */
export async function listAnswerModels(
  ctx: AgentContext,
  { engine_id: id, ...input }: ListAnswerModelsInput,
  signal: AbortSignal,
): Promise<OfferedModelList> {
  return askForModels(ctx, id === undefined ? undefined : await getAnswerEngineRow(ctx, id), input, signal)
}
