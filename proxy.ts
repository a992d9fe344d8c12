import { type NextRequest, NextResponse } from 'next/server'
import { hasSecureCookies, readSession } from '#lib/agent-session.ts'
import { env } from '#lib/env.ts'
import {
  createNonce,
  dataPolicy,
  filePolicy,
  isForeignWrite,
  nonceHeader,
  pagePolicy,
  securityHeaders,
} from '#lib/security-headers.ts'
import { addressHeader, signInAddress } from '#lib/session-address.ts'

const policyHeader = 'Content-Security-Policy'

/** Sends the signed-out to /sign-in, tells pages their own address and their nonce, and guards every answer by headers. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { search } = request.nextUrl
  // Next answers a path that cannot be decoded by a bare 500; there is no such page.
  const isMalformed = !canDecode(request.nextUrl.pathname)
  const pathname = isMalformed ? '/page-not-found' : request.nextUrl.pathname
  const isData = pathname.startsWith('/api/')
  const common = securityHeaders({ https: hasSecureCookies(), framedBySelf: isData })
  if (isForeignWrite(request.method, request.headers)) {
    return new NextResponse(null, { status: 403, headers: { ...common, [policyHeader]: filePolicy } })
  }
  if (isData) {
    return withHeaders(NextResponse.next(), { ...common, [policyHeader]: dataPolicy(pathname) })
  }
  const address = pathname + search
  // Files have a dot and are public, as is the page that has the signed-out sign in. A server action answers for itself:
  // a redirect would cost what was typed.
  const isOpen = pathname === '/sign-in' || pathname.includes('.') || request.headers.has('next-action')
  if (!isOpen && !(await readSession(request))) {
    return withHeaders(NextResponse.redirect(new URL(signInAddress(address), request.nextUrl)), common)
  }
  const nonce = createNonce()
  const dev = process.env.NODE_ENV === 'development'
  const policy = pagePolicy({ nonce, mediaOrigins: env().mediaOrigins, dev })
  const headers = new Headers(request.headers)
  headers.set(addressHeader, address)
  headers.set(nonceHeader, nonce)
  // Next reads the nonce of its own scripts from the policy of the request.
  headers.set(policyHeader, policy)
  const page = isMalformed
    ? NextResponse.rewrite(new URL(pathname, request.nextUrl), { request: { headers } })
    : NextResponse.next({ request: { headers } })
  return withHeaders(page, { ...common, [policyHeader]: policy })
}

function canDecode(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

function withHeaders(answer: NextResponse, headers: Record<string, string>): NextResponse {
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
  return answer
}

/** Everything but what was built: those files are the same for everybody, and nothing in them runs by itself. */
export const config = { matcher: ['/((?!_next/static/|_next/image).*)'] }
