import type { SignInResponse } from 'next-auth/react'
import type { Problem } from '#lib/action-result.ts'
import { signInProblem } from '#lib/sign-in-error.ts'
import { unsent } from '#lib/unsent.ts'
import { sayIsSignedIn } from './signed-in-elsewhere.ts'

/**
 * Signs in with a key or with a mailed code, and goes to `next`. Answers why that failed; where it did not, the answer
 * never comes, because the page is left.
 */
export async function signInWith(secret: { key: string } | { otp: string }, next: string): Promise<Problem> {
  const provider = 'key' in secret ? 'key' : 'claim'
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  let answer: SignInResponse | undefined
  try {
    const { signIn } = await import('next-auth/react')
    answer = await signIn(provider, { ...secret, timeZone, callbackUrl: next, redirect: false })
  } catch {
    return unsent
  }
  if (!answer?.ok) return signInProblem(answer?.error)
  sayIsSignedIn()
  window.location.assign(next)
  return new Promise(() => {})
}
