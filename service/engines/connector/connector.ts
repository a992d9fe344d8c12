import type { AnswerEngine } from '../answer-panel/answer-panel.ts'
import type { ModelAnswerTiming } from '../answer-panel/model-answer-engine.ts'
import type { ChatModel } from '../chat-model/chat-model.ts'
import type { ClaimJudge } from '../claim-check/claim-judge.ts'
import type { Search, SearchSettings } from '../search/search.ts'

/** The base of an OpenAI-compatible API, and its key where it wants one. */
export type ModelAddress = { baseUrl: string; key: string | undefined }

export type ConnectedModel = ModelAddress & {
  model: string
  contextTokens?: number | undefined
  evidenceTokens?: number | undefined
  concurrency?: number | undefined
}

/** A model that answers brand scans, with its names in them. */
export type ConnectedAnswerEngine = ModelAddress & {
  llmId: string
  label: string
  model: string
  timing?: Partial<ModelAnswerTiming> | undefined
}

/** A model that an endpoint offers; `contextTokens` is null where the endpoint does not say. */
export type OfferedModel = { id: string; contextTokens: number | null }

/** What a test found. */
export type ModelReport = {
  contextTokens: number | null
  /**
   * `schema`: the server holds the model to a schema. `prompt`: the model follows one given in the prompt. Null for a
   * yes/no model.
   */
  structuredOutput: 'schema' | 'prompt' | 'none' | null
  /** From the sample, its latency included; null when the server does not count tokens. */
  tokensPerSecond: number | null
  /** A sentence that the model wrote; null for a yes/no model. */
  sample: string | null
  /** Whether a yes/no model distinguished a supported statement from an unsupported one; null for a chat model. */
  judgesRight: boolean | null
}

/** Reaches what tenants connect: public addresses, what OUTBOUND_ALLOW opens, and the Ollama of this machine. */
export interface Connector {
  chatModel(settings: ConnectedModel): ChatModel
  search(settings: SearchSettings): Search
  answerEngine(settings: ConnectedAnswerEngine): AnswerEngine
  /** @throws {ModelError} with a message that never contains the key */
  listModels(address: ModelAddress, signal: AbortSignal): Promise<OfferedModel[]>
  /** @throws {ModelError} with a message that never contains the key */
  probe(
    settings: ConnectedModel & { answers: ClaimJudge['answers'] },
    signal: AbortSignal,
  ): Promise<ModelReport>
  close(): Promise<void>
}
