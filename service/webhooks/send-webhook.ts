import type { Context } from '../context.ts'
import { parseOutboundAllowance } from '../engines/reader/outbound-allowance.ts'
import { ReadError } from '../engines/reader/reader.ts'
import { readRetryAfter } from './retry-schedule.ts'
import { unsealWebhookSecret } from './seal-webhook-secret.ts'
import { signWebhook } from './sign-webhook.ts'
import { webhookHeaders } from './webhook-headers.ts'

/** How one attempt went; without `error` it was delivered. */
export type AttemptOutcome = {
  httpStatus: number | null
  error: string | null
  durationMs: number
  requestHeaders: Record<string, string>
  responseExcerpt: string | null
  retryAfterMs?: number | undefined
}

type WebhookToSend = {
  endpointId: string
  url: string
  sealedSecret: string
  eventId: string
  at: Date
  body: string
}

const timeoutMs = 15_000
const excerptBytes = 2048
/** More than the excerpt: an answer that is cut while still compressed could not be read at all. */
const answerBytes = 256 * 1024

/** Sends one webhook, signed, and never throws for what the other side does. No redirect is followed. */
export async function sendWebhook(ctx: Context, webhook: WebhookToSend): Promise<AttemptOutcome> {
  const started = performance.now()
  const failure = (error: string, requestHeaders = webhookHeaders(webhook)): AttemptOutcome => ({
    httpStatus: null,
    error,
    durationMs: Math.round(performance.now() - started),
    requestHeaders,
    responseExcerpt: null,
  })
  let secret: string
  try {
    secret = unsealWebhookSecret(ctx.config, webhook.endpointId, webhook.sealedSecret)
  } catch {
    return failure(
      'The signing secret of this endpoint cannot be opened with the key of this service; delete the endpoint and add it again.',
    )
  }
  const headers = webhookHeaders(webhook, signWebhook(secret, webhook))
  try {
    const {
      status,
      headers: answered,
      body,
    } = await ctx.engines.guardedFetch(webhook.url, {
      method: 'POST',
      headers,
      body: webhook.body,
      timeoutMs,
      maxRedirects: 0,
      maxBytes: answerBytes,
      overflow: 'cut',
    })
    return {
      httpStatus: status,
      error: status >= 200 && status <= 299 ? null : statusWords(status),
      durationMs: Math.round(performance.now() - started),
      requestHeaders: headers,
      responseExcerpt: isOpenedByOperator(ctx, webhook.url) ? null : excerptOf(body),
      retryAfterMs: readRetryAfter(answered.get('retry-after'), ctx.now()),
    }
  } catch (error) {
    if (error instanceof ReadError) return failure(error.message, headers)
    throw error
  }
}

function statusWords(status: number): string {
  if (status >= 300 && status <= 399) {
    return `The endpoint redirects (${status}), and webhooks are not redirected: set the address where it ends.`
  }
  if (status === 410) return 'The endpoint answered that it is gone (410).'
  return `The endpoint answered with status ${status}; only 2xx is success.`
}

/** Such an address may be inside the operator's network: what it answers is nobody else's to read. */
function isOpenedByOperator(ctx: Context, address: string): boolean {
  const { open, fixed } = parseOutboundAllowance(ctx.config.outboundAllow)
  const url = new URL(address)
  return (
    fixed.has(url.hostname) ||
    open.has(`${url.hostname}:${url.port || (url.protocol === 'https:' ? 443 : 80)}`)
  )
}

/** As text, whatever it is; `stream` drops a character that the cut left incomplete. PostgreSQL keeps no NUL. */
function excerptOf(body: Uint8Array): string | null {
  const text = new TextDecoder().decode(body.subarray(0, excerptBytes), { stream: true })
  return text === '' ? null : text.replaceAll('\0', '\uFFFD')
}
