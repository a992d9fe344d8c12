import { type NextRequest, NextResponse } from 'next/server'
import { addressHeader, signInAddress } from '#lib/session-address.ts'
import { openSession, sessionCookie } from '#lib/session-cookie.ts'

/** Sends the signed-out to /sign-in; tells pages their own address, so that a revoked key leads back to it. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const address = request.nextUrl.pathname + request.nextUrl.search
  const session = await openSession(request.cookies.get(sessionCookie().name)?.value)
  if (!session) return NextResponse.redirect(new URL(signInAddress(address), request.nextUrl))
  const headers = new Headers(request.headers)
  headers.set(addressHeader, address)
  return NextResponse.next({ request: { headers } })
}

/** Pages only: route handlers answer 401 themselves, and files (they have a dot) are public. */
export const config = { matcher: ['/((?!api/|_next/|sign-in|.*\\.).*)'] }
