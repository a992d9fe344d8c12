import 'server-only'
import { createHash } from 'node:crypto'
import { globalSingleton } from '#lib/process-wide.ts'
import { AgentApiError, type AgentApiFailure } from './errors.ts'

/** Long enough for a page, its panels and the next click; short enough that nobody takes it for a standstill. */
export const recentMs = 5_000
const maxKept = 2_000

// Errors are not kept themselves: every page has a class of its own for them, and `instanceof` would not know another's.
type Outcome = { ok: true; data: unknown } | { ok: false; operationId: string; failure: AgentApiFailure }
/** `last` is the last answer that came, which serves while it is asked for anew. */
type Kept = { askedAt: number; outcome: Promise<Outcome>; last?: { at: number; data: unknown } }

// By a hash of the key: no key lies about in memory longer than its request.
const kept = globalSingleton('brief-memory', () => new Map<string, Kept>())

/**
 * What a service answered to one key a moment ago. A service lets a key ask 60 times a minute, and every page of the desk
 * wants to know whose desk it is. Every write through the door forgets it (`forget`).
 * @param maxAgeMs an answer no older than this will do, and one that was asked for no longer ago; asks anew without it
 * @throws AgentApiError
 */
export async function cached<T>(what: string, key: string, read: () => Promise<T>, maxAgeMs = 0): Promise<T> {
  const name = `${nameOf(key)} ${what}`
  const known = kept.get(name)
  const isRecent = (at: number) => Date.now() - at < maxAgeMs
  // Kept under the name of what it is, by the same caller.
  if (known?.last && isRecent(known.last.at)) return known.last.data as T
  const outcome = known && isRecent(known.askedAt) ? known.outcome : ask(name, read)
  const answer = await outcome
  if (!answer.ok) throw new AgentApiError(answer.operationId, answer.failure)
  return answer.data as T
}

function ask<T>(name: string, read: () => Promise<T>): Promise<Outcome> {
  // What comes late is written on this entry alone: another may have taken its place since, after a write.
  const entry: Omit<Kept, 'outcome'> = { askedAt: Date.now(), last: kept.get(name)?.last }
  const outcome = read().then(
    (data): Outcome => {
      entry.last = { at: Date.now(), data }
      return { ok: true, data }
    },
    (error: unknown): Outcome => {
      // That a service lacks an operation stays true; everything else may have passed by the next time.
      const lacks = error instanceof AgentApiError && error.failure.kind === 'not_offered'
      if (!lacks && kept.get(name)?.outcome === outcome) kept.delete(name)
      if (!(error instanceof AgentApiError)) throw error
      return { ok: false, operationId: error.operationId, failure: error.failure }
    },
  )
  kept.delete(name)
  kept.set(name, Object.assign(entry, { outcome }))
  const oldest = kept.keys().next()
  if (kept.size > maxKept && !oldest.done) kept.delete(oldest.value)
  return outcome
}

/** Forgets what was said to a key, because something was changed with it. */
export function forget(key: string): void {
  const start = nameOf(key)
  for (const name of kept.keys()) if (name.startsWith(start)) kept.delete(name)
}

function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
