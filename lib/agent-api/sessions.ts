import 'server-only'
import { GenericError } from '#contract/errors.ts'
import { Uuid } from '#contract/primitives.ts'
import * as sessions from '#contract/sessions.ts'
import type { StartedSession } from '#lib/started-session.ts'
import { type Caller, callOperation } from './client.ts'
import { AgentApiError } from './errors.ts'

// A second session is refused with the id of the first, which an error of the door would drop.
const create = {
  ...sessions.createSession,
  responses: {
    200: sessions.Session,
    409: GenericError.extend({ existing_session_id: Uuid.optional() }),
  },
}

// Where a model proposes the topics, the answer waits for it.
const createTimeoutMs = 100_000

/**
 * Creates and starts a session (Autopilot sessions), or answers which one is running already.
 * @throws AgentApiError `conflict` when the service does not say which
 */
export async function createSession(
  { key }: Caller,
  body: sessions.CreateSessionInput,
): Promise<StartedSession> {
  const answer = await callOperation(create, { body }, { key, timeoutMs: createTimeoutMs })
  if (answer.status === 200) return { session: answer.body }
  const { message, existing_session_id, code, error, request_id } = answer.body
  if (existing_session_id) return { existingId: existing_session_id, message }
  throw new AgentApiError(create.id, {
    kind: 'conflict',
    message,
    code: code ?? error,
    requestId: request_id,
  })
}

/** One page of sessions, newest first. */
export async function listSessions(
  { key }: Caller,
  query: Partial<sessions.ListSessionsQuery>,
): Promise<sessions.SessionList> {
  return (await callOperation(sessions.listSessions, { query }, { key })).body
}

/** A session with its topic queue and one page of its runs. */
export async function getSession(
  { key }: Caller,
  id: string,
  query: { limit?: number; offset?: number } = {},
): Promise<sessions.SessionDetail> {
  return (await callOperation(sessions.getSession, { params: { id }, query }, { key })).body
}

/**
 * Pauses, resumes, stops or runs a session, or changes its topics.
 * @param options.idempotencyKey for `run_now`, which charges: the same key never charges twice within 24 h.
 */
export async function changeSession(
  { key }: Caller,
  id: string,
  body: sessions.ChangeSessionInput,
  options: { idempotencyKey?: string } = {},
): Promise<sessions.SessionDetail> {
  return (await callOperation(sessions.changeSession, { params: { id }, body }, { key, ...options })).body
}
