import 'server-only'
import { eventStreamType, listEvents } from '#contract/event-list.ts'
import { sendOperation } from './agent-api/client.ts'
import { AgentApiError } from './agent-api/errors.ts'
import { env } from './env.ts'
import { findSession } from './session.ts'

/** A little longer than our own service keeps one open. */
const streamMs = 6 * 60_000
/** A server that does not offer events is asked again after this long. */
const absentMs = 60 * 60_000

const absentUntil = new Map<string, number>()

/** A dashboard that is told to end waits for its open answers, and these would take minutes. */
const stopping = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort())

/** The stream of the service, passed on as it comes. */
export async function followOwnEvents(signal: AbortSignal, after: string | undefined): Promise<Response> {
  const { agentApiUrl } = env()
  const session = await findSession()
  if (!session || (absentUntil.get(agentApiUrl) ?? 0) > Date.now()) return nothingToFollow()
  try {
    const answer = await sendOperation(
      listEvents,
      { query: { after } },
      {
        key: session.key,
        accept: eventStreamType,
        timeoutMs: streamMs,
        signal: AbortSignal.any([signal, stopping.signal]),
      },
    )
    if (answer.headers.get('content-type')?.startsWith(eventStreamType)) return passedOn(answer)
    await answer.body?.cancel()
    absentUntil.set(agentApiUrl, Date.now() + absentMs)
  } catch (error) {
    if (signal.aborted || stopping.signal.aborted) return nothingToFollow()
    if (!(error instanceof AgentApiError)) throw error
    if (error.failure.kind === 'not_offered') absentUntil.set(agentApiUrl, Date.now() + absentMs)
  }
  return nothingToFollow()
}

/** Unchanged: compressed, an event would wait for the next ones. */
function passedOn(answer: Response): Response {
  const headers = {
    'content-type': eventStreamType,
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  }
  return new Response(answer.body, { headers })
}

function nothingToFollow(): Response {
  return new Response(null, { status: 204 })
}
