import 'server-only'
import { createHash } from 'node:crypto'
import { processWide } from '#lib/process-wide.ts'
import { AgentApiError } from './errors.ts'

/** Long enough for a page, its panels and the next click; short enough that nobody takes it for a standstill. */
const memoryMs = 5_000
const mostKept = 2_000

type Kept = { until: number; answer: Promise<unknown> }

// By a hash of the key: no key lies about in memory longer than its request.
const kept = processWide('brief-memory', () => new Map<string, Kept>())

/**
 * What a service answered to one key a moment ago. A service lets a key ask 60 times a minute, and every page of the desk
 * wants to know whose desk it is. Every write through the door forgets it (`forget`).
 * @param options.fresh asks anew, and remembers that
 */
export function remembered<T>(
  what: string,
  key: string,
  read: () => Promise<T>,
  options: { fresh?: boolean } = {},
): Promise<T> {
  const name = `${nameOf(key)} ${what}`
  const found = options.fresh ? undefined : kept.get(name)
  // Kept under the name of what it is, by the same caller.
  if (found && found.until > Date.now()) return found.answer as Promise<T>
  const answer = read()
  kept.delete(name)
  kept.set(name, { until: Date.now() + memoryMs, answer })
  const oldest = kept.keys().next()
  if (kept.size > mostKept && !oldest.done) kept.delete(oldest.value)
  answer.catch((error: unknown) => {
    // That a service lacks an operation stays true; everything else may have passed by the next time.
    const lacks = error instanceof AgentApiError && error.failure.kind === 'not_offered'
    if (!lacks && kept.get(name)?.answer === answer) kept.delete(name)
  })
  return answer
}

/** Forgets what was said to a key, because something was changed with it. */
export function forget(key: string): void {
  const start = nameOf(key)
  for (const name of kept.keys()) if (name.startsWith(start)) kept.delete(name)
}

function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
