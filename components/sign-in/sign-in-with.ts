import type { Problem } from '#lib/action-result.ts'
import { signInProblem } from '#lib/sign-in-error.ts'

/**
 * Signs in with a key or with a mailed code, and goes to `next`. Answers why that failed; where it did not, the answer
 * never comes, because the page is left.
 */
export async function signInWith(secret: { key: string } | { otp: string }, next: string): Promise<Problem> {
  const { signIn } = await import('next-auth/react')
  const provider = 'key' in secret ? 'key' : 'claim'
  const answer = await signIn(provider, { ...secret, callbackUrl: next, redirect: false })
  if (!answer?.ok) return signInProblem(answer?.error)
  window.location.assign(next)
  return new Promise(() => {})
}
