import type { Session } from '#contract/sessions.ts'

const maxSessions = 50

/** The sessions with `session` in front; the same one again replaces itself, and the oldest fall off. */
export function withSession(sessions: readonly Session[], session: Session): Session[] {
  const others = sessions.filter(({ session_id }) => session_id !== session.session_id)
  return [session, ...others].slice(0, maxSessions)
}

/** What was kept as text; entries of another shape, from other releases or other hands, are dropped. */
export function parseSessions(kept: string | null): Session[] {
  try {
    const value: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(value) ? value.filter(isSession) : []
  } catch {
    return []
  }
}

// By hand and not by schema, which would weigh more than the list itself.
function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false
  const session: Record<string, unknown> = { ...value }
  const isText = ['session_id', 'status', 'article_size', 'created_at'].every(
    (member) => typeof session[member] === 'string',
  )
  const isCounted = ['interval_minutes', 'estimated_credits_per_article', 'topic_catalog_size'].every(
    (member) => typeof session[member] === 'number',
  )
  const isListed = [session.categories, session.languages].every(
    (list) => Array.isArray(list) && list.every((item) => typeof item === 'string'),
  )
  return isText && isCounted && isListed && !Number.isNaN(Date.parse(String(session.created_at)))
}
