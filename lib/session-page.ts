import 'server-only'
import { cache } from 'react'
import { getMe, type Me } from '#contract/agents.ts'
import type { OperationRequest, OperationShape } from '#contract/operation.ts'
import { listWebhooks } from '#contract/webhooks.ts'
import type { ActionResult } from './action-result.ts'
import { recentMs } from './agent-api/brief-memory.ts'
import { call, type OperationBody } from './agent-api/client.ts'
import { AgentApiError } from './agent-api/errors.ts'
import { toProblem } from './agent-api/problem.ts'
import type { AgentSession } from './agent-session.ts'
import { dayInZone } from './day-in-zone.ts'
import { redirectToSignIn, requireSession } from './session.ts'

/** May be left out where nothing in it must be given. */
type RequestOf<T extends OperationShape> =
  Record<never, never> extends OperationRequest<T> ? [request?: OperationRequest<T>] : [OperationRequest<T>]

/**
 * Calls an operation for one panel. However many parts of a page call it with the same request, the service is asked once.
 * A revoked key leads to the sign-in page and back, every other failure is the panel's to say.
 */
export function readForPanel<T extends OperationShape>(
  operation: T,
  ...[request]: RequestOf<T>
): Promise<ActionResult<OperationBody<T>>> {
  return readWith(({ key }) => askOnce(operation, JSON.stringify(request ?? {}), key))
}

/** The signed-in tenant, cached for a few seconds. */
export function readMe(): Promise<ActionResult<Me>> {
  return readWith(({ key }) => call(getMe, {}, { key, maxAgeMs: recentMs }))
}

/** A workspace seldom moves to another time zone; when somebody else moves it, a page may show days of the old one for a minute. */
const zoneMemoryMs = 60_000

/** Today in the workspace's time zone, as `YYYY-MM-DD`. */
export async function readToday(): Promise<string> {
  const me = await readWith(({ key }) => call(getMe, {}, { key, maxAgeMs: zoneMemoryMs }))
  return dayInZone(me.ok ? me.data.tenant.timezone : 'UTC', new Date())
}

/** As `readForPanel`, for what takes more than one call. */
export async function readWith<T>(read: (session: AgentSession) => Promise<T>): Promise<ActionResult<T>> {
  const session = await requireSession()
  try {
    return { ok: true, data: await read(session) }
  } catch (error) {
    if (!(error instanceof AgentApiError)) throw error
    if (error.failure.kind === 'unauthorized' && (await isRevoked(session.key)))
      await redirectToSignIn('revoked')
    return { ok: false, problem: toProblem(error.failure) }
  }
}

/**
 * Whether the key is refused everywhere: one odd 401 throws nobody out of a page. Asked once for a page; of another
 * operation where the first one got no answer, which says nothing of the key.
 */
const isRevoked = cache(async (key: string): Promise<boolean> => {
  for (const operation of [listWebhooks, getMe]) {
    try {
      await call(operation, {}, { key })
      return false
    } catch (error) {
      const kind = error instanceof AgentApiError ? error.failure.kind : undefined
      if (kind !== 'unavailable') return kind === 'unauthorized'
    }
  }
  return false
})

// By the text of the request: React compares what a cached function is given by identity.
const askOnce = cache(
  <T extends OperationShape>(operation: T, request: string, key: string): Promise<OperationBody<T>> => {
    const parsed: OperationRequest<T> = JSON.parse(request)
    return call(operation, parsed, { key })
  },
)
