import 'server-only'
import { createHash } from 'node:crypto'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { hasSecureCookies } from './agent-session.ts'

const name = 'masthead.agents'
const maxAgents = 20
const maxAgeSeconds = 365 * 24 * 60 * 60

/** The id of an agent by the hash of its key. */
const KnownAgents = z.record(z.string(), z.string())

/** A name for the agent of a key where the server gives it none. */
export function agentIdFromKey(key: string): string {
  return `key-${createHash('sha256').update(key).digest('hex').slice(0, 16)}`
}

/**
 * Remembers in this browser that a new key belongs to an agent that had another one, so that what was started with the old
 * key is found after the next sign-in. Only in a server action or a route handler.
 */
export async function rememberAgent(key: string, agentId: string): Promise<void> {
  const jar = await cookies()
  const { [agentIdFromKey(key)]: _, ...others } = parse(jar.get(name)?.value)
  const newest = [[agentIdFromKey(key), agentId], ...Object.entries(others)].slice(0, maxAgents)
  jar.set(name, JSON.stringify(Object.fromEntries(newest)), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: hasSecureCookies(),
    maxAge: maxAgeSeconds,
  })
}

/** The agent of a key by what this browser remembers, or else a name made of the key. */
export async function findAgentId(key: string): Promise<string> {
  const id = agentIdFromKey(key)
  return parse((await cookies()).get(name)?.value)[id] ?? id
}

function parse(kept: string | undefined): Record<string, string> {
  try {
    return KnownAgents.parse(JSON.parse(kept ?? '{}'))
  } catch {
    return {}
  }
}
