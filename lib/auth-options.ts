import 'server-only'
import type { AuthOptions } from 'next-auth'
import type { JWT } from 'next-auth/jwt'
import CredentialsProvider from 'next-auth/providers/credentials'
import { RotateKeyInput } from '#contract/agents.ts'
import type { ActionResult } from './action-result.ts'
import './auth-types.ts'
import { rotateOwnKey } from './agent-api/rotate-key.ts'
import { AgentSession, hasSecureCookies } from './agent-session.ts'
import { env } from './env.ts'
import { allowReveal } from './key-reveal-cookie.ts'
import { rememberAgent } from './known-agents.ts'
import { clearClaim } from './saved-claim.ts'
import { attempt } from './session-action.ts'
import { signInByClaim } from './session-from-claim.ts'
import { sessionFromKey } from './session-from-key.ts'
import { signInError } from './sign-in-error.ts'

const maxAgeSeconds = 30 * 24 * 60 * 60

/**
 * Signing in with an agent key, or with the code of a claim. The key enters the encrypted cookie and never the session
 * object, which is what a browser may ask for.
 */
export function authOptions(): AuthOptions {
  return {
    secret: env().nextauthSecret,
    session: { strategy: 'jwt', maxAge: maxAgeSeconds },
    useSecureCookies: hasSecureCookies(),
    pages: { signIn: '/sign-in', error: '/sign-in' },
    providers: [
      CredentialsProvider({
        id: 'key',
        name: 'API key',
        credentials: { key: { label: 'API key', type: 'password' } },
        authorize: (credentials) => userOf(() => signInByKey(credentials?.key)),
      }),
      CredentialsProvider({
        id: 'claim',
        name: 'Emailed code',
        credentials: {
          otp: { label: '6-digit code', type: 'text' },
          timeZone: { label: 'Time zone of the browser', type: 'text' },
        },
        authorize: (credentials) => userOf(() => signInByClaim(credentials)),
      }),
    ],
    callbacks: {
      async jwt({ token, user, trigger, session }): Promise<JWT> {
        const agent = AgentSession.safeParse(user?.agent ?? token.agent).data
        if (!agent) return {}
        const asked = trigger === 'update' ? RotateKeyInput.safeParse(session?.rotate) : undefined
        return asked?.success ? rotate(agent, asked.data) : { agent }
      },
      session({ session, token }) {
        const { rotation } = token
        const agent = AgentSession.safeParse(token.agent).data
        const user = { name: agent?.agentName, email: agent?.email }
        return { expires: session.expires, user, ...(rotation && { rotation }) }
      },
    },
  }
}

/** The user that next-auth signs in. @throws Error whose message is the problem, for `signInProblem` */
async function userOf(signIn: () => Promise<ActionResult<AgentSession>>) {
  const result = await signIn()
  if (!result.ok) throw signInError(result.problem)
  return { id: result.data.agentId, agent: result.data }
}

async function signInByKey(key: string | undefined): Promise<ActionResult<AgentSession>> {
  if (!key || !/^[\x21-\x7e]{1,500}$/.test(key)) {
    return { ok: false, problem: { kind: 'unauthorized', message: 'Enter a valid API key.' } }
  }
  const session = await attempt(() => sessionFromKey(key))
  // Who is signed in by a key waits for no mail.
  if (session.ok) await clearClaim()
  return session
}

/** Puts the key that a rotation answered in place of the old one; it never passes through the browser. */
async function rotate(agent: AgentSession, input: RotateKeyInput): Promise<JWT> {
  const rotated = await attempt(() => rotateOwnKey(agent, input))
  if (!rotated.ok) return { agent, rotation: rotated }
  const { agent_api_key: key, previous_key_expires_at: previousKeyExpiresAt } = rotated.data
  await allowReveal(key)
  await rememberAgent(key, agent.agentId)
  return { agent: { ...agent, key }, rotation: { ok: true, data: { previousKeyExpiresAt } } }
}
