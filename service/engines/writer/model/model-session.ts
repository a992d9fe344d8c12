import { setTimeout as sleep } from 'node:timers/promises'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { WriteError } from '../writer.ts'
import { type CallFailure, type ModelName, readCallFailure } from './call-failure.ts'
import { type ModelCall, streamAnswer } from './stream-answer.ts'

/** How patient a writer is, in milliseconds. */
export type ModelTiming = {
  /** One call from its start to the last byte of its answer. */
  callTimeoutMs: number
  /** The whole article. */
  totalTimeoutMs: number
  /** Calls made for one answer before giving up. */
  attempts: number
  /** Before the second attempt; doubles each time, with jitter. */
  backoffMs: number
  /** A server that asks for a longer pause gets this one. */
  retryAfterCapMs: number
}

export type ModelSettings = {
  baseUrl: string
  model: string
  apiKey?: string | undefined
  fetch: typeof globalThis.fetch
  timing: ModelTiming
}

/** The calls of one article: they share a deadline, an abort signal and a token count. */
export type ModelSession = {
  /** The model's answer. Throws {@link WriteError}, {@link FormatRefused} or {@link PromptTooLong}. */
  ask(call: ModelCall): Promise<string>
  /** What the server counted so far; null when it never counted. */
  tokens(): { input: number; output: number } | null
}

/** The server does not take the requested answer format; ask for a plainer one. */
export class FormatRefused extends Error {}

/** The prompt does not fit; ask with less evidence. Carries what to say when there is no less. */
export class PromptTooLong extends Error {
  readonly writeError: WriteError

  constructor(writeError: WriteError) {
    super(writeError.message)
    this.writeError = writeError
  }
}

export function createModelSession(settings: ModelSettings, signal: AbortSignal): ModelSession {
  const { timing } = settings
  const deadline = AbortSignal.timeout(timing.totalTimeoutMs)
  const endsAt = performance.now() + timing.totalTimeoutMs
  const name = nameOf(settings)
  const model = createOpenAICompatible({
    name: 'writer',
    baseURL: settings.baseUrl,
    ...(settings.apiKey ? { apiKey: settings.apiKey } : {}),
    fetch: settings.fetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
  })(settings.model)
  let tokens: { input: number; output: number } | null = null

  const failIfOver = () => {
    if (signal.aborted) throw new WriteError('cancelled', 'Writing was cancelled.')
    if (!deadline.aborted) return
    const minutes = Math.max(1, Math.round(timing.totalTimeoutMs / 60_000))
    throw new WriteError(
      'timed_out',
      `The model "${name.model}" did not finish the article within ${minutes} min. Ask for a shorter article, or use a faster model.`,
    )
  }

  const attempt = async (call: ModelCall): Promise<string | CallFailure> => {
    failIfOver()
    const timeout = AbortSignal.timeout(timing.callTimeoutMs)
    const answer = await streamAnswer(model, call, AbortSignal.any([signal, deadline, timeout]))
    if (answer.usage) {
      tokens = {
        input: (tokens?.input ?? 0) + answer.usage.input,
        output: (tokens?.output ?? 0) + answer.usage.output,
      }
    }
    failIfOver()
    if (timeout.aborted && answer.error !== undefined) return slow(name)
    if (answer.error !== undefined) return readCallFailure(answer.error, name, answer.hasBegun)
    if (answer.isRefused) {
      throw new WriteError(
        'refused',
        `The model "${name.model}" declined to write about this. Change the topic or the sources, or use another model.`,
      )
    }
    return answer.text === '' ? empty(name) : answer.text
  }

  return {
    tokens: () => tokens,
    async ask(call) {
      for (let tried = 1; ; tried++) {
        const answer = await attempt(call)
        if (typeof answer === 'string') return answer
        if (answer.isFormat && call.format) throw new FormatRefused()
        if (answer.isTooLong) throw new PromptTooLong(answer.error)
        // An answer that timed out or came back empty once may do so by chance, twice it is the rule.
        const most = ['timed_out', 'empty'].includes(answer.error.reason)
          ? Math.min(2, timing.attempts)
          : timing.attempts
        if (!answer.retry || tried >= most) throw answer.error
        const backoffMs = timing.backoffMs * 2 ** (tried - 1) * (0.5 + Math.random() / 2)
        const pauseMs = Math.min(answer.retryAfterMs ?? backoffMs, timing.retryAfterCapMs)
        // Waiting past the deadline would only change the reason into a less telling one.
        if (performance.now() + pauseMs > endsAt) throw answer.error
        await sleep(pauseMs, undefined, { signal: AbortSignal.any([signal, deadline]) }).catch(failIfOver)
      }
    },
  }
}

function slow({ host, model }: ModelName): CallFailure {
  const message = `The model "${model}" at ${host} took too long to answer. Ask for a shorter article, or use a faster model.`
  return {
    retry: true,
    retryAfterMs: 0,
    isFormat: false,
    isTooLong: false,
    error: new WriteError('timed_out', message),
  }
}

function empty({ host, model }: ModelName): CallFailure {
  const message = `The model "${model}" at ${host} answered with an empty text. Write again, or set WRITER_MODEL to another model.`
  return {
    retry: true,
    retryAfterMs: null,
    isFormat: false,
    isTooLong: false,
    error: new WriteError('empty', message),
  }
}

function nameOf({ baseUrl, model, apiKey }: ModelSettings): ModelName {
  const host = URL.canParse(baseUrl) ? new URL(baseUrl).host : 'WRITER_URL'
  return { host, model, hasKey: Boolean(apiKey) }
}
