import { type Client, pause } from './client.ts'
import type { operations } from './generated/schema.ts'
import { refuseUnwrapped } from './operation.ts'
import { isEvent, type WebhookEvent } from './webhooks.ts'

/** Where to begin, and of which type; from now on, and all, when left out. */
export type FollowQuery = Omit<NonNullable<operations['listEvents']['parameters']['query']>, 'limit'>

/**
 * The events that webhooks deliver, as they happen. The service ends a stream every five minutes; the next one goes on
 * after the last event, so none is lost. One may come twice: know it by its `event_id`. Ends by `break`, or throws when
 * `signal` is aborted.
 * @throws {MastheadError} for example 401 once the key is revoked
 * @throws {ConnectionError} when the service stays away longer than requests are repeated
 */
export async function* followEvents(
  client: Client,
  input: { query?: FollowQuery } = {},
  { signal }: { signal?: AbortSignal } = {},
): AsyncGenerator<WebhookEvent, void, undefined> {
  refuseUnwrapped(input)
  const { query = {} } = input
  let { after, since } = query
  let retryMs = 2_000
  for (;;) {
    const response = await client.request({
      method: 'GET',
      path: '/api/agent/events',
      parts: { query: { ...query, after, since } },
      accept: 'text/event-stream',
      ...(signal && { signal }),
    })
    // Counts while there is no last event: what happens between this stream and the next is sent, too.
    since ??= new Date(Date.parse(response.headers.get('date') ?? '') || Date.now()).toISOString()
    for await (const { id, retry, data } of readFrames(response, signal)) {
      retryMs = retry ?? retryMs
      const event = data === '' ? undefined : JSON.parse(data)
      if (isEvent(event)) yield event
      // Only when it was dealt with: who stops within an event gets it again.
      after = id ?? after
    }
    await pause(retryMs, signal)
  }
}

type Frame = { id: string | undefined; retry: number | undefined; data: string }

/** Server-sent events (WHATWG HTML, 9.2). A connection that breaks off ends them like one that was closed. */
async function* readFrames(response: Response, signal: AbortSignal | undefined): AsyncGenerator<Frame> {
  const reader = response.body?.getReader()
  if (!reader) return
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      const blocks = (text + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/)
      text = blocks.pop() ?? ''
      yield* blocks.map(frameOf)
    }
  } catch (error) {
    if (signal?.aborted || !(error instanceof TypeError)) throw error
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function frameOf(block: string): Frame {
  const fields = block.split(/\r?\n/).map((line) => /^(\w+): ?(.*)$/.exec(line) ?? [])
  const valuesOf = (name: string) =>
    fields.filter(([, field]) => field === name).map(([, , value = '']) => value)
  const retry = valuesOf('retry').at(-1)
  return {
    id: valuesOf('id').at(-1),
    retry: retry !== undefined && /^\d+$/.test(retry) ? Number(retry) : undefined,
    data: valuesOf('data').join('\n'),
  }
}
