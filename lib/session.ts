import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { addressHeader, type SignInReason, signInAddress } from './session-address.ts'
import {
  type AgentSession,
  openSession,
  sealSession,
  sessionCookie,
  sessionMaxAgeSeconds,
} from './session-cookie.ts'

/** Who is signed in, or undefined. For server code only: it holds the agent key. */
export async function findSession(): Promise<AgentSession | undefined> {
  const jar = await cookies()
  return openSession(jar.get(sessionCookie().name)?.value)
}

/** Who is signed in; the signed-out are redirected to sign in and come back here. */
export async function requireSession(): Promise<AgentSession> {
  return (await findSession()) ?? redirectToSignIn()
}

/** Redirects to the sign-in page, which returns to the page being asked for. */
export async function redirectToSignIn(reason?: SignInReason): Promise<never> {
  redirect(signInAddress((await headers()).get(addressHeader), reason))
}

/** Seals a session into the cookie. Only in a server action or a route handler, where cookies can be set. */
export async function startSession(session: AgentSession): Promise<void> {
  const { name, options } = sessionCookie()
  const jar = await cookies()
  jar.set(name, await sealSession(session), { ...options, maxAge: sessionMaxAgeSeconds })
}

/** Puts the key that a rotation answered in place of the old one; it never passes through the browser. */
export async function replaceSessionKey(newKey: string): Promise<void> {
  const session = await requireSession()
  await startSession({ ...session, key: newKey })
}

/** Signs this browser out. Only in a server action or a route handler. */
export async function endSession(): Promise<void> {
  const { name, options } = sessionCookie()
  const jar = await cookies()
  jar.set(name, '', { ...options, maxAge: 0 })
}
