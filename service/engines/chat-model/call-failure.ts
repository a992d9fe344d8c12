import { ReadError } from '../../outbound/read-error.ts'
import { ModelError, type ModelFailure } from './chat-model.ts'

/** What a failed call means: whether to try again, after how long, and what to say when that was the last time. */
export type CallFailure = {
  retry: boolean
  /** The delay of `Retry-After` (RFC 9110, 10.2.3), uncapped; null without one. */
  retryAfterMs: number | null
  /** The server may only dislike the requested answer format. */
  isFormat: boolean
  error: ModelError
}

/** What the settings of a model are called where they are set, for messages. */
export type SettingNames = { url: string; model: string; key: string }

/** Names of the service and the model for messages; never the address in full and never the key. */
export type ModelName = { host: string; model: string; hasKey: boolean; settings: SettingNames }

/** Reads an error of the model library. The server's own words are not passed on: they may repeat the key. */
export async function readCallFailure(
  error: unknown,
  name: ModelName,
  hasBegun: boolean,
): Promise<CallFailure> {
  const { APICallError } = await import('ai')
  const service = `The model service at ${name.host}`
  const { settings } = name
  const {
    statusCode: status = 0,
    responseBody: body = '',
    responseHeaders,
  } = APICallError.isInstance(error) ? error : {}
  const guarded = addressRefusal(error)
  if (guarded !== undefined) return failure('unreachable', guarded)
  switch (true) {
    case status === 200 || (status === 0 && hasBegun):
      return failure(
        'unreachable',
        `${service} broke off its answer each time, or does not answer as a chat model does. Try again, and check ${settings.url}.`,
        { retry: true },
      )
    case status === 0:
      return failure(
        'unreachable',
        `${service} cannot be reached. Check that it runs and that ${settings.url} is its address.`,
        { retry: true },
      )
    case status === 401 || status === 403:
      return failure(
        'unreachable',
        name.hasKey
          ? `${service} does not accept the key. Set ${settings.key} to one that it accepts.`
          : `${service} asks for a key. Set ${settings.key}.`,
      )
    case status === 404:
      return failure(
        'unreachable',
        `${service} does not offer the model "${name.model}". Set ${settings.model} to one that it offers, and check that ${settings.url} is the base of its API (it often ends in /v1).`,
      )
    case status === 402 || (status === 429 && /insufficient_quota|billing/i.test(body)):
      return failure(
        'rate_limited',
        `${service} says that its account has no credit left. Top it up there, then try again.`,
      )
    case status === 429:
      return failure(
        'rate_limited',
        `${service} is limiting requests. Try again later, or raise the limit there.`,
        {
          retry: true,
          retryAfterMs: readRetryAfter(responseHeaders),
        },
      )
    case status >= 500 || status === 408 || status === 409:
      return failure(
        'unreachable',
        `${service} answered with error ${status} each time. Try again later, or check the service.`,
        {
          retry: true,
          retryAfterMs: readRetryAfter(responseHeaders),
        },
      )
    case status === 413 || /context.{0,20}(length|window|size)|maximum.{0,20}tokens|too long/i.test(body):
      return failure(
        'too_long',
        `The evidence does not fit the context of the model "${name.model}". Use fewer sources, or set ${settings.model} to a model with a longer context.`,
      )
    default:
      return failure(
        'unreachable',
        `${service} refused the request with status ${status}. Check that ${settings.model} names a chat model.`,
        { isFormat: status === 400 || status === 415 || status === 422 || status === 501 },
      )
  }
}

/** What the outbound guard said, which the model library passes on as it is or wraps. */
function addressRefusal(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ReadError && ['address_refused', 'not_public'].includes(cause.failure))
      return cause.message
  }
  return undefined
}

function failure(reason: ModelFailure, message: string, more: Partial<CallFailure> = {}): CallFailure {
  return {
    retry: false,
    retryAfterMs: null,
    isFormat: false,
    error: new ModelError(reason, message),
    ...more,
  }
}

/** Seconds or an HTTP date. */
function readRetryAfter(headers: Record<string, string> | undefined): number | null {
  const value = headers?.['retry-after']
  if (value === undefined) return null
  const ms = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}
