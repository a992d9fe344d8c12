/** The idempotency key that a request was sent with; `body` tells whether the next one is the same. */
export type SentRequest = { body: string; key: string }

/** Longer requests are kept in memory only: storage is small, and shared by all forms. */
const maxStoredCharacters = 20_000

/** The request as it is sent now: with the key of the one before where that had the same body. */
export function keyedRequest(input: unknown, before: SentRequest | undefined): SentRequest {
  const body = JSON.stringify(input) ?? ''
  return before?.body === body ? before : { body, key: crypto.randomUUID() }
}

/** Keeps a request over a reload, unless it is too long or the storage is full: then it lives as long as its page. */
export function storeRequest(storage: Pick<Storage, 'setItem'>, name: string, sent: SentRequest): void {
  if (sent.body.length > maxStoredCharacters) return
  try {
    storage.setItem(name, JSON.stringify(sent))
  } catch {
    // What it is kept for must not keep it from being sent.
  }
}

/** What was stored by `storeRequest`; undefined where it was by another release or another hand. */
export function parseRequest(stored: string | null): SentRequest | undefined {
  let value: unknown
  try {
    value = JSON.parse(stored ?? 'null')
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null || !('body' in value) || !('key' in value)) return undefined
  const { body, key } = value
  return typeof body === 'string' && typeof key === 'string' ? { body, key } : undefined
}
