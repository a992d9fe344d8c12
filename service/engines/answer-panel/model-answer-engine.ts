import { setTimeout as sleep } from 'node:timers/promises'
import type { LanguageModel } from 'ai'
import { z } from 'zod'
import { ReadError } from '../../outbound/read-error.ts'
import { type ModelName, readCallFailure } from '../chat-model/call-failure.ts'
import { isRefusal, stripReasoning } from '../chat-model/model-words.ts'
import { type AnswerEngine, AnswerError, type EngineAnswer } from './answer-panel.ts'

export type ModelAnswerTiming = {
  /** One call, to the last byte of its answer. */
  callTimeoutMs: number
  /** Calls for one question before it is given up. */
  attempts: number
  /** Before the second call; doubles with each. */
  backoffMs: number
  /** A server that asks for a longer pause gets this one. */
  retryAfterCapMs: number
}

export type ModelAnswerEngineOptions = {
  llmId: string
  label: string
  /** Base of an OpenAI-compatible API, for example `https://api.example/v1`. */
  baseUrl: string
  model: string
  key: string | undefined
  fetch: typeof globalThis.fetch
  /** What its settings are called where it was connected, for messages. */
  settings: ModelName['settings']
  timing?: Partial<ModelAnswerTiming> | undefined
}

const patience: ModelAnswerTiming = {
  callTimeoutMs: 60_000,
  attempts: 3,
  backoffMs: 1_000,
  retryAfterCapMs: 20_000,
}

/** Of one answer as it is sent. */
export const maxAnswerBytes = 2_000_000

/** A model that never stops must not fill the table. */
const maxCharacters = 12_000

const instructions =
  'Answer as you would answer anyone who asks this, in English and in at most 250 words. Where you recommend or compare, give a numbered list, best first, with the name at the start of each item. Name your sources as links where you have any. Say so when you do not know something.'

/** A call that brought no answer; `retry` when another call may bring one. */
type FailedCall = { error: AnswerError; retry: boolean; retryAfterMs?: number | null }

/** An answer engine behind `POST /chat/completions` of OpenAI's API, which many others speak. */
export function createModelAnswerEngine(options: ModelAnswerEngineOptions): AnswerEngine {
  const timing = { ...patience, ...options.timing }
  const { llmId, label, baseUrl, key } = options
  const name = {
    host: new URL(baseUrl).host,
    model: options.model,
    hasKey: key !== undefined,
    settings: options.settings,
  }
  let opened: Promise<LanguageModel> | undefined

  const ask = async (prompt: string, signal: AbortSignal): Promise<EngineAnswer | FailedCall> => {
    opened ??= openModel(options)
    const model = await opened
    const { generateText } = await import('ai')
    const timeout = AbortSignal.timeout(timing.callTimeoutMs)
    try {
      // Neither a temperature nor a token limit is sent: newer models refuse the request for naming either.
      const { text, finishReason, providerMetadata } = await generateText({
        model,
        instructions,
        prompt,
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, timeout]),
      })
      const sources = Sources.parse(providerMetadata?.found?.sources)
      return readAnswer(stripReasoning(text), finishReason, sources)
    } catch (error) {
      signal.throwIfAborted()
      return timeout.aborted
        ? failed('timed_out', `The model service at ${name.host} took too long to answer.`)
        : await readFailure(error, name)
    }
  }

  return {
    llmId,
    label,
    kind: 'configured',
    async answer(question, { signal }) {
      for (let tried = 1; ; tried++) {
        const answer = await ask(question.text, signal)
        if ('text' in answer) return answer
        const { error, retry, retryAfterMs } = answer
        if (!retry || tried >= timing.attempts) throw error
        const backoffMs = timing.backoffMs * 2 ** (tried - 1)
        await sleep(Math.min(retryAfterMs ?? backoffMs, timing.retryAfterCapMs), undefined, { signal })
      }
    },
  }
}

async function openModel({ baseUrl, key, fetch, model }: ModelAnswerEngineOptions): Promise<LanguageModel> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name: 'answer-engine',
    baseURL: baseUrl,
    ...(key !== undefined && { apiKey: key }),
    fetch,
    metadataExtractor: {
      extractMetadata: async ({ parsedBody }) => ({ found: { sources: readSources(parsedBody) } }),
      createStreamExtractor: () => ({ processChunk: () => {}, buildMetadata: () => undefined }),
    },
  })(model)
}

function failed(reason: AnswerError['reason'], message: string): FailedCall {
  return { error: new AnswerError(reason, message), retry: true }
}

function readAnswer(
  text: string,
  finishReason: string,
  sources: EngineAnswer['sources'],
): EngineAnswer | FailedCall {
  if (finishReason === 'content-filter' || isRefusal(text)) {
    return { error: new AnswerError('refused', 'The model declined to answer this question.'), retry: false }
  }
  if (text === '') return failed('empty', 'The model answered with an empty text.')
  const isCut = finishReason === 'length' || text.length > maxCharacters
  return { text: text.slice(0, maxCharacters), isCut, sources }
}

async function readFailure(error: unknown, name: ModelName): Promise<FailedCall> {
  const { APICallError } = await import('ai')
  const status = APICallError.isInstance(error) ? error.statusCode : undefined
  if (!isOfNetwork(error) && (status ?? 200) === 200) {
    return failed(
      'malformed',
      `The model service at ${name.host} answered with something that is no chat completion.`,
    )
  }
  const { retry, retryAfterMs, error: given } = await readCallFailure(error, name, false)
  const reason = given.reason === 'rate_limited' ? 'rate_limited' : retry ? 'unreachable' : 'not_accepted'
  const isFinal = [401, 402, 403, 404].includes(status ?? 0) || (status === 429 && !retry)
  return { error: new AnswerError(reason, given.message, isFinal), retry, retryAfterMs }
}

/** Whether the guarded fetch failed, whose error the library passes on as it is or wraps. */
function isOfNetwork(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ReadError) return true
  }
  return false
}

const Sources = z.array(z.object({ url: z.string(), title: z.string().nullable() }))
const Source = z.object({ url: z.string(), title: z.string().nullish().default(null) })

/** Where models that search the web put their sources in a completion. */
const Found = z.object({
  choices: z.array(
    z.object({
      message: z.object({
        annotations: z
          .array(z.object({ url_citation: Source.optional() }))
          .nullish()
          .catch(null),
      }),
    }),
  ),
  citations: z.array(z.string()).nullish().catch(null),
  search_results: z.array(Source).nullish().catch(null),
})

function readSources(completion: unknown): z.infer<typeof Sources> {
  const { choices = [], citations, search_results } = Found.safeParse(completion).data ?? {}
  const cited = (choices[0]?.message.annotations ?? []).flatMap(({ url_citation }) => url_citation ?? [])
  const listed = search_results ?? (citations ?? []).map((url) => ({ url, title: null }))
  return [...cited, ...listed].map(({ url, title }) => ({ url, title: title ?? null }))
}
