import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { authOptions } from '#lib/auth-options.ts'
import { env } from '#lib/env.ts'
import { countSignInAttempt, rateLimited } from '#lib/sign-in-attempts.ts'
import { signInError } from '#lib/sign-in-error.ts'

// Options are built per request, because `next build` evaluates this file without any settings.
const answer = (request: NextRequest, context: unknown) => NextAuth(authOptions())(request, context)

/** Signing in here counts as asking for a link does. */
const answerLimited = (request: NextRequest, context: unknown) => {
  const isSignIn = request.nextUrl.pathname.includes('/callback/')
  const seconds = isSignIn ? countSignInAttempt(request.headers.get('x-forwarded-for')) : 0
  if (seconds === 0) return answer(request, context)
  const url = new URL('/sign-in', env().dashboardUrl)
  url.searchParams.set('error', signInError(rateLimited(seconds)).message)
  // As next-auth answers a sign-in that failed, so that its client reads it.
  return Response.json({ url }, { status: 429 })
}

export { answer as GET, answerLimited as POST }
