import 'server-only'
import { decode, encode } from 'next-auth/jwt'
import { z } from 'zod'
import { hasSecureCookies } from './agent-session.ts'
import { claimEnds } from './claim-end.ts'
import { env } from './env.ts'

/** A sign-in that waits for its code. The claim token is in here and never in a page. */
export const PendingClaim = z.object({
  claimToken: z.string().min(1),
  email: z.string(),
  agentName: z.string(),
  /** When the mail was asked for; milliseconds since 1970. */
  mailedAt: z.int(),
  /** When the registration ends by itself; milliseconds since 1970. */
  expiresAt: z.int(),
  /** Why no code helps any more. */
  ended: z.enum(claimEnds).optional(),
})
export type PendingClaim = z.infer<typeof PendingClaim>

// Another salt than the session's: neither cookie can be passed off as the other.
const salt = 'masthead-claim'

/** Encrypts a pending claim; it cannot be opened after `expiresAt`. */
export function sealClaim(claim: PendingClaim): Promise<string> {
  const maxAge = claimMaxAgeSeconds(claim)
  return encode({ token: { claim }, secret: env().nextauthSecret, maxAge, salt })
}

/** The claim in a cookie's value; undefined when it is absent, forged, over or of an older shape. */
export async function openClaim(sealed: string | undefined): Promise<PendingClaim | undefined> {
  if (!sealed) return undefined
  try {
    const token = await decode({ token: sealed, secret: env().nextauthSecret, salt })
    const claim = PendingClaim.safeParse(token?.claim).data
    return claim && claim.expiresAt > Date.now() ? claim : undefined
  } catch {
    return undefined
  }
}

export function claimMaxAgeSeconds(claim: PendingClaim): number {
  return Math.max(0, Math.floor((claim.expiresAt - Date.now()) / 1000))
}

/** Name and attributes of the cookie, which the sign-in page shows and the route of next-auth ends. */
export function claimCookie() {
  const secure = hasSecureCookies()
  const name = secure ? '__Secure-masthead.claim' : 'masthead.claim'
  return { name, options: { httpOnly: true, sameSite: 'lax' as const, path: '/', secure } }
}
