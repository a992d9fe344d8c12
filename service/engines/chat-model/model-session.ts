import { setTimeout as sleep } from 'node:timers/promises'
import type { LanguageModel, ModelMessage } from 'ai'
import { z } from 'zod'
import { type CallFailure, type ModelName, readCallFailure } from './call-failure.ts'
import {
  type ModelAnswer,
  type ModelCall,
  ModelError,
  type ModelFailure,
  type ModelSession,
  type TokenCount,
} from './chat-model.ts'
import { countModelCall } from './model-metrics.ts'
import { type AnswerFormat, streamAnswer } from './stream-answer.ts'

/** How patient a caller of a model is, in milliseconds. */
export type ModelTiming = {
  /** One call from its start to the last byte of its answer. */
  callTimeoutMs: number
  /** All calls of one session. */
  totalTimeoutMs: number
  /** Calls made for one answer before giving up. */
  attempts: number
  /** Before the second attempt; doubles each time, with jitter. */
  backoffMs: number
  /** A server that asks for a longer pause gets this one. */
  retryAfterCapMs: number
}

/** The simplest JSON mode that a model was found to need; kept between its sessions. */
export type FormatMemory = { plainest: number }

export type SessionSettings = {
  /** Loads the library with the first call: a desk without a model never needs it. */
  openModel(): Promise<LanguageModel>
  name: ModelName
  timing: ModelTiming
  memory: FormatMemory
  /** Waits for a free place among the endpoint's concurrent calls. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
}

/** Maximum number of continuations of a truncated answer. */
const maxContinuations = 2

/** The server does not take the requested answer format. */
class FormatRefused extends Error {}

export function createModelSession(settings: SessionSettings, signal: AbortSignal): ModelSession {
  const { timing, name, memory } = settings
  const deadline = AbortSignal.timeout(timing.totalTimeoutMs)
  const endsAt = performance.now() + timing.totalTimeoutMs
  let tokens: TokenCount | null = null

  const failIfOver = () => {
    if (signal.aborted) throw new ModelError('cancelled', 'It was cancelled.')
    if (!deadline.aborted) return
    const minutes = Math.max(1, Math.round(timing.totalTimeoutMs / 60_000))
    throw new ModelError(
      'timed_out',
      `The model "${name.model}" did not finish within ${minutes} min. Ask for less, or use a faster model.`,
    )
  }

  type Call = { system: string; messages: ModelMessage[]; format?: AnswerFormat; maxCharacters: number }

  const attempt = async (call: Call): Promise<ModelAnswer | CallFailure> => {
    const model = await settings.openModel()
    failIfOver()
    const timeout = AbortSignal.timeout(timing.callTimeoutMs)
    const answer = await settings.inTurn(async () => {
      const started = performance.now()
      const streamed = await streamAnswer(model, call, AbortSignal.any([signal, deadline, timeout]))
      countModelCall(name.model, streamed, performance.now() - started)
      return streamed
    })
    if (answer.usage) {
      tokens = {
        input: (tokens?.input ?? 0) + answer.usage.input,
        output: (tokens?.output ?? 0) + answer.usage.output,
        cached: (tokens?.cached ?? 0) + answer.usage.cached,
      }
    }
    failIfOver()
    if (timeout.aborted && answer.error !== undefined) return slow(name)
    if (answer.error !== undefined) return readCallFailure(answer.error, name, answer.hasBegun)
    if (answer.isRefused) {
      throw new ModelError(
        'refused',
        `The model "${name.model}" declined to write about this. Change the topic or the sources, or use another model.`,
      )
    }
    return answer.text === '' ? empty(name) : { text: answer.text, isWhole: !answer.isCut }
  }

  const askOnce = async (call: Call): Promise<ModelAnswer> => {
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
      if (performance.now() + pauseMs > endsAt) throw answer.error
      await sleep(pauseMs, undefined, { signal: AbortSignal.any([signal, deadline]) }).catch(failIfOver)
    }
  }

  const ask = async (call: ModelCall): Promise<ModelAnswer> => {
    const first: ModelMessage = { role: 'user', content: promptOf(call) }
    let text = ''
    for (let continued = 0; ; continued++) {
      const messages: ModelMessage[] =
        text === ''
          ? [first]
          : [first, { role: 'assistant', content: text }, { role: 'user', content: continuation }]
      const maxCharacters = call.maxCharacters - text.length
      const answer = await askOnce({ system: call.system, messages, maxCharacters })
      text += answer.text
      const isFull = text.length >= call.maxCharacters
      if (answer.isWhole || isFull || continued >= maxContinuations) {
        return { text, isWhole: answer.isWhole }
      }
    }
  }

  const askFor = async <T>(call: ModelCall & { name: string; schema: z.ZodType<T> }): Promise<T> => {
    const formats: (AnswerFormat | undefined)[] = [
      { kind: 'schema', name: call.name, schema: call.schema },
      { kind: 'object' },
      undefined,
    ]
    const json = JSON.stringify(z.toJSONSchema(call.schema, { unrepresentable: 'any' }))
    const asked = `${promptOf(call)}\n\nAnswer with one JSON object that fits this JSON Schema, and nothing else:\n${json}`
    let problems = ''
    for (let tried = 1; ; tried++) {
      const content =
        problems === '' ? asked : `${asked}\n\nYour last answer did not fit: ${problems}. Answer again.`
      const answer = await withFormats(formats, content, call)
      const read = readObject(call.schema, answer.text)
      if (read.ok) return read.data
      problems = answer.isWhole ? read.problems : 'it ended before it was complete; be briefer'
      if (tried >= 2) {
        throw new ModelError(
          'malformed',
          `The answer of the model "${name.model}" could not be used (${problems}). Try again, or use another model.`,
        )
      }
    }
  }

  const withFormats = async (
    formats: (AnswerFormat | undefined)[],
    content: string,
    call: ModelCall,
  ): Promise<ModelAnswer> => {
    for (;;) {
      const format = formats[memory.plainest]
      try {
        return await askOnce({
          system: call.system,
          messages: [{ role: 'user', content }],
          ...(format && { format }),
          maxCharacters: call.maxCharacters,
        })
      } catch (error) {
        if (!(error instanceof FormatRefused) || memory.plainest >= formats.length - 1) throw error
        memory.plainest += 1
      }
    }
  }

  return { ask, askFor, tokens: () => tokens }
}

const continuation =
  'Your answer was cut off. Go on exactly where it stopped, without repeating anything and without a remark.'

function promptOf({ evidence, task }: ModelCall): string {
  return evidence === undefined || evidence === '' ? task : `${evidence}\n\n${task}`
}

/** The JSON object in a text that may have a fence or words around it. */
function readObject<T>(
  schema: z.ZodType<T>,
  text: string,
): { ok: true; data: T } | { ok: false; problems: string } {
  let value: unknown
  try {
    value = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return { ok: false, problems: 'it is not JSON' }
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return { ok: true, data: parsed.data }
  const problems = parsed.error.issues
    .slice(0, 8)
    .map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`)
  return { ok: false, problems: problems.join('; ') }
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
