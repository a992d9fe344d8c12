import 'server-only'
import type { NextRequest } from 'next/server'
import { getToken } from 'next-auth/jwt'
import { z } from 'zod'
import { env } from './env.ts'

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

/** Behind https cookies are Secure, under the names that browsers protect. */
export function hasSecureCookies(): boolean {
  return env().dashboardUrl.startsWith('https://')
}

/** Who sent a request; undefined when its cookie is absent, forged, expired or of an older shape. */
export async function readSession(request: NextRequest): Promise<AgentSession | undefined> {
  const token = await getToken({
    req: request,
    secret: env().nextauthSecret,
    secureCookie: hasSecureCookies(),
  })
  return AgentSession.safeParse(token?.agent).data
}
