import type { ClaimEnd } from '#lib/claim-end.ts'

/** What the page may know of a pending claim: everything but its token. */
export type ShownClaim = {
  email: string
  agentName: string
  /** Milliseconds since 1970. */
  mailedAt: number
  expiresAt: number
  ended?: ClaimEnd
}
