import type { OutboundOptions } from '../../outbound/follow-redirects.ts'
import { createGuardedWebFetch, type GuardedWebFetch } from '../../outbound/guarded-web-fetch.ts'

/** Longer than any call: its session decides by silence and length when to give one up. */
const timeoutMs = 3_600_000

/** The guarded fetch for the endpoint of a chat model, whose answer may take many minutes. */
export function createModelFetch(options: Pick<OutboundOptions, 'allow'>): GuardedWebFetch {
  return createGuardedWebFetch({ ...options, timeoutMs })
}
