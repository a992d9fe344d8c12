import 'server-only'
import { decode, encode } from 'next-auth/jwt'
import { z } from 'zod'
import { env } from '#lib/env.ts'

/** What the encrypted cookie holds. The key is in here and nowhere else in the dashboard. */
export const AgentSession = z.object({
  key: z.string().min(1),
  /** From the service where it tells; otherwise derived from the key at sign-in, and kept through rotation. */
  agentId: z.string().min(1),
  agentName: z.string(),
  email: z.string().optional(),
  tenantId: z.string().optional(),
})
export type AgentSession = z.infer<typeof AgentSession>

export const sessionMaxAgeSeconds = 30 * 24 * 60 * 60

/** Name and attributes of the session cookie; Secure, with the prefix browsers enforce, behind https. */
export function sessionCookie() {
  const secure = env().dashboardUrl.startsWith('https://')
  return {
    name: secure ? '__Secure-next-auth.session-token' : 'next-auth.session-token',
    options: { httpOnly: true, sameSite: 'lax' as const, path: '/', secure },
  }
}

/** Encrypts a session into the cookie's value, as next-auth would. */
export function sealSession(session: AgentSession): Promise<string> {
  return encode({
    token: { agent: session },
    secret: env().nextauthSecret,
    maxAge: sessionMaxAgeSeconds,
  })
}

/** The session in a cookie's value; undefined when it is absent, forged, expired or of an older shape. */
export async function openSession(sealed: string | undefined): Promise<AgentSession | undefined> {
  if (!sealed) return undefined
  try {
    const token = await decode({ token: sealed, secret: env().nextauthSecret })
    return AgentSession.safeParse(token?.agent).data
  } catch {
    return undefined
  }
}
