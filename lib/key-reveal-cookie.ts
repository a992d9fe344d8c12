import 'server-only'
import { cookies } from 'next/headers'
import { hasSecureCookies } from './agent-session.ts'
import { env } from './env.ts'
import { permitsReveal, revealPermit, revealSeconds } from './key-reveal.ts'

const name = 'masthead.show-key'

/** Lets this browser see a new key once. Only in a server action or a route handler. */
export async function allowReveal(key: string): Promise<void> {
  const jar = await cookies()
  jar.set(name, revealPermit(key, env().nextauthSecret, new Date()), {
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    secure: hasSecureCookies(),
    maxAge: revealSeconds,
  })
}

/** Whether this browser may see `key` now; it may not again. Only in a server action or a route handler. */
export async function spendReveal(key: string): Promise<boolean> {
  const jar = await cookies()
  const permit = jar.get(name)?.value
  jar.delete(name)
  return permitsReveal(permit, key, env().nextauthSecret, new Date())
}
