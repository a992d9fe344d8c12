import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { NextRequest } from 'next/server'
import { cache } from 'react'
import { type AgentSession, readSession } from './agent-session.ts'
import { env } from './env.ts'
import { addressHeader, type SignInReason, signInAddress } from './session-address.ts'

/** Who is signed in, or undefined. For server code only: it holds the agent key. */
export const findSession = cache(
  async (): Promise<AgentSession | undefined> =>
    readSession(new NextRequest(env().dashboardUrl, { headers: await headers() })),
)

/** Who is signed in; the signed-out are redirected to sign in and come back here. */
export async function requireSession(): Promise<AgentSession> {
  return (await findSession()) ?? redirectToSignIn()
}

/** Redirects to the sign-in page, which returns to the page being asked for. */
export async function redirectToSignIn(reason?: SignInReason): Promise<never> {
  redirect(signInAddress((await headers()).get(addressHeader), reason))
}
