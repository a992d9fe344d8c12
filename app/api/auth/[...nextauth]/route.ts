import NextAuth from 'next-auth'
import { authOptions } from '#lib/auth-options.ts'
import { problemAnswer } from '#lib/session-route.ts'
import { countSignInAttempt } from '#lib/sign-in-attempts.ts'

// Options are built per request, because `next build` evaluates this file without any settings.
const answer = (request: Request, context: unknown) => NextAuth(authOptions())(request, context)

/** Signing in here counts as it does on the page. */
const answerLimited = (request: Request, context: unknown) => {
  const seconds = countSignInAttempt(request.headers.get('x-forwarded-for'))
  if (seconds === 0) return answer(request, context)
  const message = 'Too many attempts. Wait a moment.'
  return problemAnswer({ kind: 'rate_limited', message, retryAfterSeconds: seconds })
}

export { answer as GET, answerLimited as POST }
