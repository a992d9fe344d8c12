import 'server-only'
import { hasSecureCookies } from '#lib/agent-session.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** Remembers, for one agent, that the first steps were hidden: a cookie, so that the page is drawn right at once. */
export function firstStepsCookie(agentId: string) {
  const secure = hasSecureCookies()
  const name = `masthead.first-steps.${agentId.replaceAll(/[^\w-]/g, '')}`
  return {
    name,
    options: { httpOnly: true, sameSite: 'lax' as const, path: '/', secure, maxAge: yearSeconds },
  }
}
