import type { LocalOllama } from '#contract/models.ts'
import type { AgentContext } from '../core/context.ts'
import { readPull } from './pull-state.ts'
import { recommendedModels, suggestedModel } from './recommended-models.ts'

/** The Ollama of this machine: what it has, what is recommended, and how far a download is. */
export async function getLocalOllama(ctx: AgentContext): Promise<LocalOllama> {
  const [models, pull] = await Promise.all([ctx.engines.ollama.listModels(), readPull(ctx)])
  const names = new Set(models?.map(({ name }) => name.replace(/:latest$/, '')))
  const suggested = suggestedModel()
  return {
    found: models !== undefined,
    url: ctx.engines.ollama.baseUrl,
    models: (models ?? []).map(({ name, bytes, canChat }) => ({ name, bytes, can_write: canChat })),
    recommended: recommendedModels.map(({ model, bytes, purpose, detail }) => ({
      model,
      bytes,
      purpose,
      detail,
      installed: names.has(model),
      suggested: model === suggested,
    })),
    ...(pull && { pull }),
  }
}
