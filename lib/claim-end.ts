import type { Problem } from './action-result.ts'

/** Claim errors after which no code helps: only a new mail does. */
export const claimEnds = [
  'claim_expired',
  'claim_superseded',
  'previously_claimed',
  'invalid_claim_token',
] as const
export type ClaimEnd = (typeof claimEnds)[number]

/** Every way in which a code can be refused (auth.md v0.1.0, "claim"). */
export type ClaimRefusal = ClaimEnd | 'otp_invalid' | 'otp_expired' | 'otp_not_generated'

const refusals: readonly ClaimRefusal[] = [...claimEnds, 'otp_invalid', 'otp_expired', 'otp_not_generated']

/**
 * Which refusal a problem is; undefined for what has nothing to do with the code. A server that names none of them is
 * read by its status.
 */
export function claimRefusal(problem: Problem): ClaimRefusal | undefined {
  const named = refusals.find((refusal) => refusal === problem.code)
  if (named) return named
  if (problem.kind === 'unauthorized') return 'otp_invalid'
  if (problem.kind === 'invalid') return 'otp_not_generated'
  if (problem.kind === 'gone') return 'otp_expired'
  if (problem.kind === 'conflict') return 'previously_claimed'
  return undefined
}

/** The end that a problem means for the claim; undefined while another code may still do. */
export function endsClaim(problem: Problem): ClaimEnd | undefined {
  const refusal = claimRefusal(problem)
  return claimEnds.find((end) => end === refusal)
}
