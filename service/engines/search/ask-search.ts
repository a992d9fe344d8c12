import type { z } from 'zod'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import { ReadError } from '../../outbound/read-error.ts'
import { SearchError } from './search.ts'

export type SearchRequest<T> = {
  url: URL
  headers?: Record<string, string>
  /** Sent as JSON by POST; without it the request is a GET. */
  body?: object
  schema: z.ZodType<T>
  /** What a status means at this engine and what to do about it. */
  hints?: Readonly<Record<number, string>>
  signal: AbortSignal | undefined
}

/** Asks a search engine. Errors name its host only: address and headers may carry a key. @throws {SearchError} */
export async function askSearch<T>(fetch: GuardedFetch, request: SearchRequest<T>): Promise<T> {
  const { url, headers, body, schema, hints = {}, signal } = request
  try {
    const answer = await fetch(url.href, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body ? JSON.stringify(body) : null,
      timeoutMs: 12_000,
      maxBytes: 4_000_000,
      // A key must not travel to another host.
      maxRedirects: headers ? 0 : 5,
      onlyOk: true,
      ...(signal && { signal }),
    })
    return schema.parse(JSON.parse(new TextDecoder().decode(answer.body)))
  } catch (error) {
    if (!(error instanceof ReadError)) {
      throw new SearchError(
        `The search engine at ${url.host} answered with something that is no list of results.`,
      )
    }
    if (error.status === null)
      throw new SearchError(`The search engine at ${url.host} did not answer: ${error.message}`)
    const hint = hints[error.status] ?? statusHint(error.status)
    throw new SearchError(
      `The search engine at ${url.host} did not answer: it refused with status ${error.status}. ${hint}`,
    )
  }
}

function statusHint(status: number): string {
  if (status === 401 || status === 403) return 'Check its key in Settings, Models.'
  if (status === 402 || status === 429) return 'Its quota is used up or it limits requests; try again later.'
  if (status === 400 || status === 422) return 'It does not accept the search; check its settings.'
  return 'Try again later.'
}
