import { randomUUID } from 'node:crypto'

const asking = 'asks-'

/**
 * Names the session of a client of 2025. It tells two clients with one key apart, whose calls have the same ids, and says
 * whether the client can ask its user, so that no process has to remember what `initialize` said.
 */
export function newSessionId(capabilities: unknown): string {
  return `${takesForms(capabilities) ? asking : ''}${randomUUID()}`
}

const form = new RegExp(`^(${asking})?[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}$`)

/** The session that a client names; empty for anything that is none of ours, under which nothing is stored. */
export function knownSession(header: string | undefined): string {
  return header !== undefined && form.test(header) ? header : ''
}

/** Whether the client that got this session can ask its user. */
export function canAskUser(session: string): boolean {
  return session.startsWith(asking)
}

/** Whether the capabilities of a client have forms for its user: `elicitation` without a mode means them. */
export function takesForms(capabilities: unknown): boolean {
  const { elicitation } = Object(capabilities)
  return elicitation !== undefined && (!('url' in Object(elicitation)) || 'form' in Object(elicitation))
}
