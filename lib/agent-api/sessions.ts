import 'server-only'
import * as sessions from '#contract/sessions.ts'
import { type Caller, callOperation } from './client.ts'

/** Creates and starts a session (Autopilot sessions); `conflict` while another one is running. */
export async function createSession(
  { key }: Caller,
  body: sessions.CreateSessionInput,
): Promise<sessions.Session> {
  return (await callOperation(sessions.createSession, { body }, { key })).body
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
