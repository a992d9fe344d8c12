import type { KeyObject } from 'node:crypto'
import type { Context } from '../core/context.ts'
import { isOpenedByOperator } from '../outbound/is-opened-by-operator.ts'
import { ReadError } from '../outbound/read-error.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import { readRetryAfter } from './retry-schedule.ts'
import { signWebhook } from './sign-webhook.ts'
import { signingKeys } from './signing-keys.ts'
import { webhookHeaders } from './webhook-headers.ts'

/** The outcome of one attempt; without `error` it was delivered. */
export type AttemptOutcome = {
  at: Date
  httpStatus: number | null
  error: string | null
  durationMs: number
  requestHeaders: Record<string, string>
  responseExcerpt: string | null
  responseHeaders: Record<string, string> | null
  retryAfterMs?: number | undefined
}

type WebhookToSend = Pick<
  ClaimedDelivery,
  'endpointId' | 'url' | 'sealedSecret' | 'retiringSecrets' | 'eventId' | 'body'
>

const timeoutMs = 15_000
const excerptBytes = 2048

/** Sends one webhook, signed, and never throws for a failure of the receiver. No redirect is followed. */
export async function sendWebhook(ctx: Context, webhook: WebhookToSend): Promise<AttemptOutcome> {
  const at = ctx.now()
  const started = performance.now()
  const failure = (error: string, requestHeaders = webhookHeaders(webhook)): AttemptOutcome => ({
    at,
    httpStatus: null,
    error,
    durationMs: Math.round(performance.now() - started),
    requestHeaders,
    responseExcerpt: null,
    responseHeaders: null,
  })
  let keys: KeyObject[]
  try {
    keys = signingKeys(ctx.config, webhook, at)
  } catch {
    return failure(
      "The signing secret of this endpoint can't be decrypted with this server's key. Rotate the secret, or delete the endpoint and add it again.",
    )
  }
  const headers = webhookHeaders(webhook, signWebhook(keys, { ...webhook, at }))
  try {
    const {
      status,
      retryAfter,
      body,
      headers: answered,
    } = await ctx.engines.guardedPost(webhook.url, {
      headers,
      body: webhook.body,
      timeoutMs,
    })
    const isWithheld = isOpenedByOperator(ctx.config, webhook.url)
    return {
      at,
      httpStatus: status,
      error: status >= 200 && status <= 299 ? null : statusWords(status),
      durationMs: Math.round(performance.now() - started),
      requestHeaders: headers,
      responseExcerpt: body.byteLength === 0 || isWithheld ? null : excerptOf(body),
      responseHeaders: isWithheld ? null : (answered ?? null),
      retryAfterMs: readRetryAfter(retryAfter, ctx.now()),
    }
  } catch (error) {
    if (error instanceof ReadError) return failure(error.message, headers)
    throw error
  }
}

function statusWords(status: number): string {
  if (status >= 300 && status <= 399) {
    return `The endpoint redirects (${status}). Use the final URL instead.`
  }
  if (status === 410) return 'The endpoint returned 410 Gone.'
  return `The endpoint returned status ${status}. Only 2xx counts as success.`
}

/** As text, whatever it is; `stream` drops a character that the cut left incomplete. PostgreSQL keeps no NUL. */
function excerptOf(body: Uint8Array): string | null {
  const text = new TextDecoder().decode(body.subarray(0, excerptBytes), { stream: true })
  return text === '' ? null : text.replaceAll('\0', '\uFFFD')
}
