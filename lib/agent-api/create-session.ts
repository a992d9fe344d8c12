import 'server-only'
import { GenericError } from '#contract/errors.ts'
import { Uuid } from '#contract/primitives.ts'
import { type CreateSessionInput, createSession, Session } from '#contract/sessions.ts'
import type { StartedSession } from '#lib/started-session.ts'
import { type Caller, callOperation } from './client.ts'
import { AgentApiError } from './errors.ts'

// A second session is refused with the id of the first, which an error of the door would drop.
const orExisting = {
  ...createSession,
  responses: { 200: Session, 409: GenericError.extend({ existing_session_id: Uuid.optional() }) },
}

/**
 * Creates and starts a session (Autopilot sessions), or answers which one is running already.
 * @throws AgentApiError `conflict` when the service does not say which
 */
export async function createSessionOrFind(
  { key }: Caller,
  body: CreateSessionInput,
): Promise<StartedSession> {
  const answer = await callOperation(orExisting, { body }, { key })
  if (answer.status === 200) return { session: { ...unsaid(body), ...answer.body } }
  const { message, existing_session_id, code, error, request_id } = answer.body
  if (existing_session_id) return { existingId: existing_session_id, message }
  throw new AgentApiError(createSession.id, {
    kind: 'conflict',
    message,
    code: code ?? error,
    requestId: request_id,
  })
}

/** A server need only name the id of what it started; the rest is as it was asked for. */
function unsaid({ categories, languages, interval_minutes, article_size }: CreateSessionInput) {
  return {
    status: 'running',
    categories,
    languages,
    interval_minutes,
    article_size,
    estimated_credits_per_article: 0,
    topic_catalog_size: 0,
    created_at: new Date().toISOString(),
  }
}
