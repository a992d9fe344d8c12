import NextAuth from 'next-auth'
import { authOptions } from '#lib/auth-options.ts'

// Options are built per request, because `next build` evaluates this file without any settings.
const answer = (request: Request, context: unknown) => NextAuth(authOptions())(request, context)

export { answer as GET, answer as POST }
