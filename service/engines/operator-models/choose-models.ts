import type { CheckerSettings, WriterSettings } from '../../config/config.ts'
import { allowanceOfEndpoint } from '../../outbound/outbound-allowance.ts'
import type { ChatModel } from '../chat-model/chat-model.ts'
import { createChatModel } from '../chat-model/create-chat-model.ts'
import { createModelFetch } from '../chat-model/create-model-fetch.ts'
import { answersOf } from '../claim-check/answers-of.ts'
import type { ClaimJudge } from '../claim-check/claim-judge.ts'

/** What the operator provides. `judge` is only the checker that was configured; without one the writing model judges. */
export type OperatorModels = { writing: ChatModel | null; judge: ClaimJudge | null }

/** The operator's models. Nothing is asked of an endpoint before its first use. */
export function chooseModels(settings: {
  writer: WriterSettings | undefined
  checker: CheckerSettings | undefined
}): OperatorModels {
  const { writer, checker } = settings
  return {
    writing: writer ? createWriterModel(writer) : null,
    judge: checker ? createJudge(checker) : null,
  }
}

function createWriterModel(settings: WriterSettings) {
  const { url, model, key, contextTokens, evidenceTokens, concurrency, silenceSeconds } = settings
  return createChatModel({
    baseUrl: url,
    model,
    apiKey: key,
    fetch: fetchOf(url),
    settings: inServerSettings,
    contextTokens,
    evidenceTokens,
    concurrency,
    silenceMs: silenceSeconds === undefined ? undefined : silenceSeconds * 1_000,
  })
}

function createJudge({ url, model, key, contextTokens, answers }: CheckerSettings): ClaimJudge {
  return {
    model: createChatModel({
      baseUrl: url,
      model,
      apiKey: key,
      fetch: fetchOf(url),
      settings: inServerSettings,
      contextTokens,
    }),
    answers: answers ?? answersOf(model),
  }
}

/** As whoever ordered a text is told of them: the names of the variables are the operator's. */
const inServerSettings = {
  url: 'its URL in the server settings',
  model: 'its model in the server settings',
  key: 'its key in the server settings',
}

/** The operator named the endpoint, so it may be on this machine or network; nothing else becomes reachable by it. */
function fetchOf(url: string) {
  return createModelFetch({ allow: allowanceOfEndpoint(url) })
}
