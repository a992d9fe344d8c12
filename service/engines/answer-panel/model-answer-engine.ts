import { setTimeout as sleep } from 'node:timers/promises'
import type { GuardedFetch, GuardedResponse } from '../../outbound/guarded-fetch.ts'
import { ReadError } from '../../outbound/read-error.ts'
import { type AnswerEngine, AnswerError, type EngineAnswer } from './answer-panel.ts'
import type { FailedCall } from './failed-call.ts'
import { readCompletion } from './read-completion.ts'

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
  fetch: GuardedFetch
  timing?: Partial<ModelAnswerTiming>
}

const patience: ModelAnswerTiming = {
  callTimeoutMs: 60_000,
  attempts: 3,
  backoffMs: 1_000,
  retryAfterCapMs: 20_000,
}

const instructions =
  'Answer as you would answer anyone who asks this, in English and in at most 250 words. Where you recommend or compare, give a numbered list, best first, with the name at the start of each item. Name your sources as links where you have any. Say so when you do not know something.'

/** An answer engine behind `POST /chat/completions` of OpenAI's API, which many others speak. */
export function createModelAnswerEngine(options: ModelAnswerEngineOptions): AnswerEngine {
  const timing = { ...patience, ...options.timing }
  const { llmId, label, baseUrl, model, key, fetch } = options
  const service = `The model service at ${new URL(baseUrl).host}`

  const ask = async (question: string, signal: AbortSignal): Promise<EngineAnswer | FailedCall> => {
    let response: GuardedResponse
    try {
      response = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
        },
        // Neither a temperature nor a token limit is sent: newer models refuse the request for naming either.
        body: JSON.stringify({
          model,
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content: question },
          ],
        }),
        timeoutMs: timing.callTimeoutMs,
        maxBytes: 2_000_000,
        maxRedirects: 0,
        signal,
      })
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof ReadError)) throw error
      return error.failure === 'timed_out'
        ? failed('timed_out', `${service} took too long to answer.`)
        : failed('unreachable', `${service} could not be reached, or broke off its answer.`)
    }
    return response.status === 200
      ? readCompletion(response.body, service)
      : readRefusedStatus(response, { service, model, hasKey: key !== undefined })
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

function failed(reason: AnswerError['reason'], message: string, retryAfterMs?: number): FailedCall {
  return { error: new AnswerError(reason, message), retry: true, retryAfterMs }
}

/** What a status means. The server's own words are not passed on: they may repeat the key. */
function readRefusedStatus(
  { status, headers, body }: GuardedResponse,
  { service, model, hasKey }: { service: string; model: string; hasKey: boolean },
): FailedCall {
  const final = (reason: AnswerError['reason'], message: string): FailedCall => ({
    error: new AnswerError(reason, message, true),
    retry: false,
  })
  if (status === 401 || status === 403) {
    return final(
      'not_accepted',
      hasKey
        ? `${service} does not accept the key that ANSWER_ENGINES gives for it.`
        : `${service} asks for a key; give one in ANSWER_ENGINES.`,
    )
  }
  if (status === 404) {
    return final('not_accepted', `${service} does not offer the model "${model}", or its address is wrong.`)
  }
  const outOfCredit = /insufficient_quota|billing/i.test(new TextDecoder().decode(body.subarray(0, 10_000)))
  if (status === 402 || (status === 429 && outOfCredit)) {
    return final('rate_limited', `${service} says that its account has no credit left.`)
  }
  if (status === 429) return failed('rate_limited', `${service} is limiting requests.`, retryAfter(headers))
  if (status >= 500 || status === 408 || status === 409) {
    return failed('unreachable', `${service} answered with error ${status} each time.`, retryAfter(headers))
  }
  return {
    error: new AnswerError('not_accepted', `${service} refused the question with status ${status}.`),
    retry: false,
  }
}

/** `Retry-After` in seconds or as a date (RFC 9110, 10.2.3). */
function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')
  if (value === null) return undefined
  const ms = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}
