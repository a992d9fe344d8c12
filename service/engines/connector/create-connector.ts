import { createGuardedFetch } from '../../outbound/guarded-fetch.ts'
import { createGuardedWebFetch } from '../../outbound/guarded-web-fetch.ts'
import { allowanceOfEndpoint } from '../../outbound/outbound-allowance.ts'
import { createModelAnswerEngine, maxAnswerBytes } from '../answer-panel/model-answer-engine.ts'
import { createChatModel } from '../chat-model/create-chat-model.ts'
import { createModelFetch } from '../chat-model/create-model-fetch.ts'
import { readContext } from '../ollama/find-local-ollama.ts'
import { chooseSearch } from '../search/choose-search.ts'
import type { ConnectedModel, Connector } from './connector.ts'
import { listOfferedModels } from './list-offered-models.ts'
import { probeModel } from './probe-model.ts'

/** What the settings are called on the page where a tenant connects a model, for messages. */
const settings = {
  url: 'the address in Settings, Models',
  model: 'the model in Settings, Models',
  key: 'the key in Settings, Models',
}
const answerSettings = {
  url: 'its URL in Settings, Answer engines',
  model: 'its model in Settings, Answer engines',
  key: 'its key in Settings, Answer engines',
}
/** A caller waits for the result of the test. */
const probeTiming = { callTimeoutMs: 90_000, totalTimeoutMs: 120_000, attempts: 1 }
const ollamaTimeoutMs = 3_000

export function createConnector(options: { allow: string; ollamaUrl: string }): Connector {
  const { ollamaUrl } = options
  const allow = [allowanceOfEndpoint(ollamaUrl), options.allow]
  const fetch = createGuardedWebFetch({ allow })
  const answerFetch = createGuardedWebFetch({ allow, maxBytes: maxAnswerBytes })
  const modelFetch = createModelFetch({ allow })
  const searchFetch = createGuardedFetch({ allow: options.allow })

  const chatModel = (model: ConnectedModel, timing?: typeof probeTiming) => {
    const { key, ...rest } = model
    return createChatModel({ ...rest, apiKey: key, fetch: modelFetch, settings, timing })
  }

  /** Ollama's own API says what a model is loaded with; its list of models does not. */
  const contextOf = async (probe: ConnectedModel, signal: AbortSignal): Promise<number | null> => {
    if (new URL(probe.baseUrl).origin === new URL(ollamaUrl).origin)
      return readContext({ fetch, timeoutMs: ollamaTimeoutMs, url: ollamaUrl }, probe.model)
    const offered = await listOfferedModels(probe, fetch, signal).catch(() => [])
    return offered.find(({ id }) => id === probe.model)?.contextTokens ?? null
  }

  return {
    chatModel: (model) => chatModel(model),
    search: (search) => chooseSearch(search, searchFetch),
    answerEngine: (engine) =>
      createModelAnswerEngine({ ...engine, fetch: answerFetch, settings: answerSettings }),
    listModels: (address, signal) => listOfferedModels(address, fetch, signal),
    async probe(probe, signal) {
      const session = chatModel(probe, probeTiming).openSession(signal)
      const report = await probeModel(probe, session, fetch, signal)
      return { ...report, contextTokens: await contextOf(probe, signal) }
    },
    async close() {
      await Promise.all([fetch.close(), answerFetch.close(), modelFetch.close(), searchFetch.close()])
    },
  }
}
