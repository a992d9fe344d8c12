import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LanguageModel, ModelMessage } from 'ai'
import { type CallFailure, type ModelName, readCallFailure } from './call-failure.ts'
import {
  type AnswerMemory,
  type KeptAnswer,
  type ModelAnswer,
  ModelError,
  type ModelFailure,
  type TokenCount,
} from './chat-model.ts'
import { countModelCall } from './model-metrics.ts'
import { type AnswerFormat, streamAnswer } from './stream-answer.ts'

/** How patient a caller of a model is, in milliseconds. */
export type ModelTiming = {
  /** One call without a sign of life, from when it was sent. */
  silenceMs: number
  /** One call from when it was sent to the last byte of its answer. */
  callTimeoutMs: number
  /** All calls of one session, without what they wait for their turn. */
  totalTimeoutMs: number
  /** Calls made for one answer before giving up. */
  attempts: number
  /** Before the second attempt; doubles each time, with jitter. */
  backoffMs: number
  /** A server that asks for a longer pause gets this one. */
  retryAfterCapMs: number
}

export type CallSettings = {
  /** Loads the library with the first call: a desk without a model never needs it. */
  openModel(): Promise<LanguageModel>
  name: ModelName
  timing: ModelTiming
  /** Waits for a free place among the endpoint's concurrent calls. Rejects when the signal ends the waiting. */
  inTurn<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>
}

export type Call = {
  system: string
  messages: ModelMessage[]
  format?: AnswerFormat
  maxCharacters: number
}

/** The server does not take the requested answer format. */
export class FormatRefused extends Error {}

/** The time that all calls of a session have together. */
type TimeLimit = {
  signal: AbortSignal
  /** Counts the time that this takes, once for what runs side by side. */
  spend<T>(work: () => Promise<T>): Promise<T>
  /** @throws {ModelError} when it is over or was cancelled */
  failIfOver(): void
  /** Milliseconds until it is over. */
  left(): number
}

function createTimeLimit({ timing, name }: CallSettings, signal: AbortSignal): TimeLimit {
  const over = new AbortController()
  let leftMs = timing.totalTimeoutMs
  let spenders = 0
  let startedAt = 0
  let timer: NodeJS.Timeout | undefined
  const left = () => (spenders > 0 ? leftMs - (performance.now() - startedAt) : leftMs)
  return {
    signal: AbortSignal.any([signal, over.signal]),
    left,
    async spend(work) {
      if (spenders === 0) {
        timer = setTimeout(() => over.abort(), leftMs)
        startedAt = performance.now()
      }
      spenders += 1
      try {
        return await work()
      } finally {
        if (spenders === 1) {
          clearTimeout(timer)
          leftMs = left()
        }
        spenders -= 1
      }
    },
    failIfOver() {
      if (signal.aborted) throw new ModelError('cancelled', 'It was cancelled.')
      if (!over.signal.aborted) return
      const minutes = Math.max(1, Math.round(timing.totalTimeoutMs / 60_000))
      throw new ModelError(
        'timed_out',
        `The model "${name.model}" did not finish within ${minutes} min. Ask for less, or use a faster model.`,
      )
    },
  }
}

/** Ends a call that falls silent, and one that never comes to an end. Counts from now on. */
function watchCall({ silenceMs, callTimeoutMs }: ModelTiming): {
  signal: AbortSignal
  /** The model said something. */
  heard(): void
  stop(): void
} {
  const gaveUp = new AbortController()
  const silence = setTimeout(() => gaveUp.abort(), silenceMs)
  const whole = setTimeout(() => gaveUp.abort(), callTimeoutMs)
  return {
    signal: gaveUp.signal,
    heard: () => silence.refresh(),
    stop() {
      clearTimeout(silence)
      clearTimeout(whole)
    },
  }
}

/** One answer after another from a model, each asked for again where that may help, and the tokens of all. */
export function createModelCalls(
  settings: CallSettings,
  signal: AbortSignal,
  memory?: AnswerMemory,
): {
  askOnce(call: Call): Promise<ModelAnswer>
  tokens(): TokenCount | null
  hasTimeFor(calls: number): boolean
} {
  const { timing, name } = settings
  const limit = createTimeLimit(settings, signal)
  let tokens: TokenCount | null = null
  let longestMs = 0

  const send = async (model: LanguageModel, call: Call) => {
    const watch = watchCall(timing)
    const started = performance.now()
    const answer = await streamAnswer(model, call, {
      signal: AbortSignal.any([limit.signal, watch.signal]),
      onPart: watch.heard,
    })
    watch.stop()
    const tookMs = performance.now() - started
    longestMs = Math.max(longestMs, tookMs)
    countModelCall(name.model, answer, tookMs)
    return { answer, isGivenUp: watch.signal.aborted }
  }

  const count = (used: TokenCount | null) => {
    if (!used) return
    tokens = {
      input: (tokens?.input ?? 0) + used.input,
      output: (tokens?.output ?? 0) + used.output,
      cached: (tokens?.cached ?? 0) + used.cached,
    }
  }

  const attempt = async (call: Call): Promise<KeptAnswer | CallFailure> => {
    const model = await settings.openModel()
    limit.failIfOver()
    const { answer, isGivenUp } = await settings
      .inTurn(() => limit.spend(() => send(model, call)), limit.signal)
      .catch((error: unknown) => {
        limit.failIfOver()
        throw error
      })
    count(answer.usage)
    limit.failIfOver()
    if (isGivenUp && answer.error !== undefined) return slow(name)
    if (answer.error !== undefined) return readCallFailure(answer.error, name, answer.hasBegun)
    if (answer.isRefused) {
      throw new ModelError(
        'refused',
        `The model "${name.model}" declined to write about this. Change the topic or the sources, or use another model.`,
      )
    }
    if (answer.text === '') return empty(name)
    return { text: answer.text, isWhole: !answer.isCut, tokens: answer.usage }
  }

  const askOnce = async (call: Call): Promise<ModelAnswer> => {
    if (!memory) return askUntilAnswered(call)
    limit.failIfOver()
    const key = keyOf(call, name)
    const kept = await memory.find(key)
    if (kept) count(kept.tokens)
    const answer = kept ?? (await askUntilAnswered(call))
    if (!kept) await memory.keep(key, answer)
    return answer
  }

  const askUntilAnswered = async (call: Call): Promise<KeptAnswer> => {
    for (let tried = 1; ; tried++) {
      const answer = await attempt(call)
      if ('text' in answer) return answer
      if (answer.isFormat && call.format) throw new FormatRefused()
      // An answer that timed out or came back empty once may do so by chance, twice it is the rule.
      const isRepeatable = !['timed_out', 'empty'].includes(answer.error.reason)
      const maxAttempts = isRepeatable ? timing.attempts : Math.min(2, timing.attempts)
      if (!answer.retry || tried >= maxAttempts) throw answer.error
      const backoffMs = timing.backoffMs * 2 ** (tried - 1) * (0.5 + Math.random() / 2)
      const pauseMs = Math.min(answer.retryAfterMs ?? backoffMs, timing.retryAfterCapMs)
      // Waiting past the deadline would only change the reason into a less telling one.
      if (pauseMs > limit.left()) throw answer.error
      await limit.spend(() => sleep(pauseMs, undefined, { signal: limit.signal })).catch(limit.failIfOver)
    }
  }

  return { askOnce, tokens: () => tokens, hasTimeFor: (calls) => limit.left() >= calls * longestMs }
}

/** What was asked of which model. A schema goes by its name: the prompt has it in words. */
function keyOf({ system, messages, format, maxCharacters }: Call, { host, model }: ModelName): string {
  const asked = format?.kind === 'schema' ? format.name : format?.kind
  return createHash('sha256')
    .update(JSON.stringify([host, model, system, messages, asked, maxCharacters]))
    .digest('hex')
}

function slow(name: ModelName): CallFailure {
  return again(
    'timed_out',
    `The model "${name.model}" at ${name.host} took too long to answer. Try again, or use a faster model.`,
  )
}

function empty(name: ModelName): CallFailure {
  return again(
    'empty',
    `The model "${name.model}" answered with nothing. Try again, or set ${name.settings.model} to another model.`,
  )
}

function again(reason: ModelFailure, message: string): CallFailure {
  return { retry: true, retryAfterMs: null, isFormat: false, error: new ModelError(reason, message) }
}
