import 'server-only'
import type { AuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import { AgentApiError } from './agent-api/errors.ts'
import { env } from './env.ts'
import { AgentSession, sessionCookie, sessionMaxAgeSeconds } from './session-cookie.ts'
import { sessionFromKey } from './session-from-key.ts'

/**
 * Signing in with an agent key. The key enters the encrypted cookie and never the session object,
 * which is what next-auth would hand to a browser.
 */
export function authOptions(): AuthOptions {
  return {
    secret: env().nextauthSecret,
    session: { strategy: 'jwt', maxAge: sessionMaxAgeSeconds },
    useSecureCookies: sessionCookie().options.secure,
    cookies: { sessionToken: sessionCookie() },
    pages: { signIn: '/sign-in', error: '/sign-in' },
    providers: [
      CredentialsProvider({
        id: 'key',
        name: 'API key',
        credentials: { key: { label: 'API key', type: 'password' } },
        authorize: (credentials) => authorize(credentials?.key),
      }),
    ],
    callbacks: {
      jwt({ token, user }) {
        const agent = AgentSession.safeParse(user && 'agent' in user ? user.agent : undefined)
        return agent.success ? { agent: agent.data } : token
      },
      session({ session, token }) {
        const agent = AgentSession.safeParse(token.agent).data
        return { ...session, user: { name: agent?.agentName, email: agent?.email } }
      },
    },
  }
}

async function authorize(key: string | undefined) {
  if (!key) return null
  try {
    const agent = await sessionFromKey(key)
    return { id: agent.agentId, agent }
  } catch (error) {
    if (error instanceof AgentApiError && error.failure.kind === 'unauthorized') return null
    throw error
  }
}
