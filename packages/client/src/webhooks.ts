import { isRecord, WebhookVerificationError } from './errors.ts'
import type { webhooks } from './generated/schema.ts'

type EventOf<Type extends keyof webhooks> = webhooks[Type] extends {
  post: { requestBody: { content: { 'application/json': infer Event } } }
}
  ? Event & { type: Type }
  : never

/** An event as it is posted, by its `type`. */
export type WebhookEvent = { [Type in keyof webhooks]: EventOf<Type> }[keyof webhooks]

export type WebhookRequest = {
  /** The bytes or the text exactly as they came: JSON that was read and written again has another signature. */
  body: string | Uint8Array
  headers: Headers | Record<string, string | string[] | undefined>
}

export type VerifyOptions = {
  /** How far its time may be away from now, in seconds; 300 when left out. */
  toleranceSeconds?: number
  /** Milliseconds since 1970; the clock when left out. */
  now?: number
}

const encoder = new TextEncoder()

/**
 * The event of a webhook, when one of the secrets has signed it (Standard Webhooks 1.0.0). While a secret is being
 * rotated, give both.
 * @throws {WebhookVerificationError} for a request that no secret has signed, or that is too old
 * @throws {TypeError} for missing or malformed secrets: the receiver is configured wrongly, whatever was sent to it
 */
export async function verifyWebhook(
  { body, headers }: WebhookRequest,
  secrets: string | readonly string[],
  { toleranceSeconds = 300, now = Date.now() }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const given = typeof secrets === 'string' ? [secrets] : secrets
  if (given.length === 0) throw new TypeError('secrets is empty; give the `whsec_` secret of the endpoint.')
  const keys = await Promise.all(given.map((secret) => importKey(secret, 'verify')))
  const read = (name: string) => readHeader(headers, name)
  const [id, timestamp, signatures] = [
    read('webhook-id'),
    read('webhook-timestamp'),
    read('webhook-signature'),
  ]
  if (!id || !timestamp || !signatures) throw new WebhookVerificationError('A signature header is missing.')
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookVerificationError('webhook-timestamp is no number.')
  if (Math.abs(now / 1_000 - Number(timestamp)) > toleranceSeconds) {
    throw new WebhookVerificationError('webhook-timestamp is too far from now.')
  }
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
  const signed = encoder.encode(`${id}.${timestamp}.${text}`)
  for (const key of keys) {
    for (const signature of signatures.split(' ')) {
      const bytes = signature.startsWith('v1,') ? fromBase64(signature.slice(3)) : undefined
      if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, signed))) return readEvent(text)
    }
  }
  throw new WebhookVerificationError('No signature is by a known secret.')
}

/** The headers that a webhook with this body is sent with: for tests of a receiver. */
export async function signWebhook(
  secret: string,
  { id, body, now = Date.now() }: { id: string; body: string; now?: number },
): Promise<{ 'webhook-id': string; 'webhook-timestamp': string; 'webhook-signature': string }> {
  const timestamp = String(Math.floor(now / 1_000))
  const key = await importKey(secret, 'sign')
  const bytes = await crypto.subtle.sign('HMAC', key, encoder.encode(`${id}.${timestamp}.${body}`))
  const signature = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

function importKey(secret: string, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  const bytes = fromBase64(secret.replace(/^whsec_/, ''))
  if (!bytes || bytes.length < minSecretBytes) throw new TypeError(secretWords(secret))
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [usage])
}

/** Standard Webhooks 1.0.0 has secrets of 24 to 64 bytes. */
const minSecretBytes = 24

function secretWords(secret: string): string {
  if (secret === '') return 'A webhook secret is empty; give the `whsec_` secret of the endpoint.'
  const wrong = secret === 'whsec_' ? 'incomplete: nothing follows `whsec_`' : 'incomplete or was changed'
  return `A webhook secret is ${wrong}. Copy all of it, \`whsec_\` and the base64 behind it, as it was shown when the endpoint was created or its secret rotated.`
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

function readHeader(headers: WebhookRequest['headers'], name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  return typeof found === 'string' ? found : found?.[0]
}

function readEvent(text: string): WebhookEvent {
  let event: unknown
  try {
    event = JSON.parse(text)
  } catch {
    throw new WebhookVerificationError('The body is not JSON.')
  }
  if (!isEvent(event)) throw new WebhookVerificationError('The body is no event.')
  return event
}

/** Who sent it is known by then, so its shape is the service's own. */
export function isEvent(value: unknown): value is WebhookEvent {
  return isRecord(value) && typeof value.type === 'string' && isRecord(value.data)
}
