import { createGuardedWebFetch } from '../../outbound/guarded-web-fetch.ts'
import { allowanceOfEndpoint } from '../../outbound/outbound-allowance.ts'
import type { ChatModel } from '../chat-model/chat-model.ts'
import { createChatModel } from '../chat-model/create-chat-model.ts'
import { createModelFetch } from '../chat-model/create-model-fetch.ts'
import { findLocalOllama, listLocalModels } from './find-local-ollama.ts'
import type { Ollama } from './ollama.ts'
import { pullModel } from './pull-model.ts'

/** A request must not wait long for something that is probably not there. */
const timeoutMs = 500
const ttlMs = 30_000
const pullTimeoutMs = 12 * 3_600_000
/** The progress of a download, not the download, passes through here. */
const maxPullBytes = 500_000_000

const settings = {
  url: 'the URL of Ollama in the server settings',
  model: 'the model in the server settings',
  key: 'the key in the server settings',
}

/** @param options.url of Ollama, without a trailing slash */
export function createOllama({ url }: { url: string }): Ollama {
  const allow = allowanceOfEndpoint(url)
  const fetch = createGuardedWebFetch({ allow })
  const modelFetch = createModelFetch({ allow })
  const pullFetch = createGuardedWebFetch({ allow, timeoutMs: pullTimeoutMs, maxBytes: maxPullBytes })
  let found: { model: Promise<ChatModel | null>; at: number } | undefined
  /** One for each name and context, so that its concurrency is bounded over all articles. */
  const models = new Map<string, ChatModel>()

  const find = async (): Promise<ChatModel | null> => {
    const local = await findLocalOllama({ fetch, timeoutMs, url })
    if (!local) return null
    const key = `${local.model} ${local.contextTokens}`
    const model =
      models.get(key) ?? createChatModel({ ...local, fetch: modelFetch, settings, concurrency: 1 })
    models.set(key, model)
    return model
  }

  return {
    baseUrl: `${url}/v1`,
    findModel() {
      const now = performance.now()
      if (!found || now - found.at > ttlMs) found = { model: find(), at: now }
      return found.model
    },
    listModels: () => listLocalModels({ fetch, timeoutMs, url }),
    async pull(model, report) {
      await pullModel({ url, model, fetch: pullFetch }, report)
      found = undefined
    },
    async close() {
      await Promise.all([fetch.close(), modelFetch.close(), pullFetch.close()])
    },
  }
}
