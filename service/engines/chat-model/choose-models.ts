import type { CheckerSettings, WriterSettings } from '../../config.ts'
import type { ClaimJudge } from '../claim-check/claim-judge.ts'
import { createGuardedWebFetch } from '../reader/guarded-web-fetch.ts'
import { allowanceOfEndpoint } from '../reader/outbound-allowance.ts'
import { answersOf } from './answers-of.ts'
import type { ChatModel } from './chat-model.ts'
import { createChatModel } from './create-chat-model.ts'
import { findLocalOllama, localOllamaUrl } from './local-ollama.ts'

/** What the operator provides. `judge` is only the checker that was configured; without one the writing model judges. */
export type OperatorModels = { writing: ChatModel | null; judge: ClaimJudge | null }

/** A service must not wait long at its start for something that is probably not there. */
const ollamaTimeoutMs = 500

/**
 * The operator's models: the endpoints that are configured, else a model of an Ollama on this machine for writing.
 * Nothing is asked of a configured endpoint before its first use.
 */
export async function chooseModels(settings: {
  writer: WriterSettings | undefined
  checker: CheckerSettings | undefined
}): Promise<OperatorModels> {
  const { writer, checker } = settings
  return {
    writing: writer ? createWriterModel(writer) : await findLocalModel(),
    judge: checker ? createJudge(checker) : null,
  }
}

function createWriterModel({ url, model, key, contextTokens, evidenceTokens, concurrency }: WriterSettings) {
  return createChatModel({
    baseUrl: url,
    model,
    apiKey: key,
    fetch: fetchOf(url),
    settings: { url: 'WRITER_URL', model: 'WRITER_MODEL', key: 'WRITER_KEY' },
    contextTokens,
    evidenceTokens,
    concurrency,
  })
}

function createJudge({ url, model, key, contextTokens, answers }: CheckerSettings): ClaimJudge {
  const settings = { url: 'CHECKER_URL', model: 'CHECKER_MODEL', key: 'CHECKER_KEY' }
  return {
    model: createChatModel({
      baseUrl: url,
      model,
      apiKey: key,
      fetch: fetchOf(url),
      settings,
      contextTokens,
    }),
    answers: answers ?? answersOf(model),
  }
}

async function findLocalModel(): Promise<ChatModel | null> {
  const fetch = fetchOf(localOllamaUrl)
  const local = await findLocalOllama({ fetch, timeoutMs: ollamaTimeoutMs })
  if (local) {
    const settings = { url: 'WRITER_URL', model: 'WRITER_MODEL', key: 'WRITER_KEY' }
    return createChatModel({ ...local, fetch, settings, concurrency: 1 })
  }
  await fetch.close()
  return null
}

/** The operator named the endpoint, so it may be on this machine or network; nothing else becomes reachable by it. */
function fetchOf(url: string) {
  return createGuardedWebFetch({ allow: allowanceOfEndpoint(url) })
}
