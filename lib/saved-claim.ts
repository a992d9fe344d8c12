import 'server-only'
import { cookies } from 'next/headers'
import { claimCookie, claimMaxAgeSeconds, openClaim, type PendingClaim, sealClaim } from './pending-claim.ts'

/** The sign-in that this browser is in the middle of. */
export async function findClaim(): Promise<PendingClaim | undefined> {
  const jar = await cookies()
  return openClaim(jar.get(claimCookie().name)?.value)
}

/** Keeps it until it ends by itself. Only in a server action or a route handler. */
export async function saveClaim(claim: PendingClaim): Promise<void> {
  const { name, options } = claimCookie()
  const jar = await cookies()
  jar.set(name, await sealClaim(claim), { ...options, maxAge: claimMaxAgeSeconds(claim) })
}

/** Forgets it. Only in a server action or a route handler. */
export async function clearClaim(): Promise<void> {
  const { name, options } = claimCookie()
  const jar = await cookies()
  jar.set(name, '', { ...options, maxAge: 0 })
}
