import type { LanguageModel } from 'ai'
import { isLoopback } from '../../config/is-loopback.ts'
import type { SettingNames } from './call-failure.ts'
import type { ChatModel } from './chat-model.ts'
import type { CallSettings, ModelTiming } from './model-calls.ts'
import { createModelSession } from './model-session.ts'

export type ChatModelSettings = {
  /** Base of an OpenAI-compatible API, for example `https://api.example/v1`. */
  baseUrl: string
  model: string
  apiKey?: string | undefined
  fetch: typeof globalThis.fetch
  /** What the endpoint's settings are called where they are set, for messages. */
  settings: SettingNames
  /** Tokens that a prompt and its answer share; a cautious guess if unknown. */
  contextTokens?: number | undefined
  /** Tokens of evidence in one prompt; by default a half of the context, at most {@link maxEvidenceTokens}. */
  evidenceTokens?: number | undefined
  /** Concurrent calls; more wait for their turn. */
  concurrency?: number | undefined
  /** How long a call may go without a sign of life; by default longer on this machine than elsewhere. */
  silenceMs?: number | undefined
  timing?: Partial<ModelTiming> | undefined
}

const defaultContextTokens = 32_000
/** Beyond this a longer prompt costs more and reads worse. */
const maxEvidenceTokens = 48_000
const defaultConcurrency = 4

/** A model on this machine may read a long prompt for minutes before its first word. */
const defaultSilenceMs = { local: 900_000, remote: 300_000 }

const defaultTiming: Omit<ModelTiming, 'silenceMs'> = {
  callTimeoutMs: 900_000,
  totalTimeoutMs: 2_400_000,
  attempts: 4,
  backoffMs: 1_000,
  retryAfterCapMs: 60_000,
}

export function createChatModel(options: ChatModelSettings): ChatModel {
  const contextTokens = options.contextTokens ?? defaultContextTokens
  let opened: Promise<LanguageModel> | undefined
  const session = {
    openModel: () => {
      opened ??= openModel(options)
      return opened
    },
    name: {
      host: new URL(options.baseUrl).host,
      model: options.model,
      hasKey: options.apiKey !== undefined,
      settings: options.settings,
    },
    timing: {
      ...defaultTiming,
      silenceMs: options.silenceMs ?? silenceOf(options.baseUrl),
      ...options.timing,
    },
    memory: { plainest: 0 },
    inTurn: createTurns(options.concurrency ?? defaultConcurrency),
  }
  return {
    model: options.model,
    name: `model: ${options.model}`,
    contextTokens,
    evidenceTokens: options.evidenceTokens ?? Math.min(maxEvidenceTokens, Math.floor(contextTokens / 2)),
    openSession: (signal, memory) => createModelSession(session, signal, memory),
  }
}

/** @returns milliseconds that a call to this address may go without a sign of life */
export function silenceOf(baseUrl: string): number {
  return isLoopback(new URL(baseUrl).hostname) ? defaultSilenceMs.local : defaultSilenceMs.remote
}

async function openModel({ baseUrl, apiKey, fetch, model }: ChatModelSettings): Promise<LanguageModel> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name: 'chat-model',
    baseURL: baseUrl,
    ...(apiKey ? { apiKey } : {}),
    fetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
  })(model)
}

/** Limits concurrency to this number; the others wait in order. */
function createTurns(places: number): CallSettings['inTurn'] {
  const waiting: (() => void)[] = []
  let free = places
  const wait = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(signal.reason)
      }
      waiting.push(begin)
      signal.addEventListener('abort', leave, { once: true })
    })
  return async (work, signal) => {
    if (free > 0) free -= 1
    else await wait(signal)
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
