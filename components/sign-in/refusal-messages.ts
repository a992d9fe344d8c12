import type { ClaimEnd } from '#lib/claim-end.ts'

/** Why no code helps any more; each goes on with a new link. */
export const endWords: Record<ClaimEnd, { title: string; text: string; action: string }> = {
  claim_expired: {
    title: 'This sign-in request has expired',
    text: 'It was open for more than a day, was declined, or had too many wrong codes.',
    action: 'Send a new link',
  },
  claim_superseded: {
    title: 'A newer link was requested',
    text: 'Someone, maybe you in another window, requested a new link. Continue there or start over here.',
    action: 'Send a link to this window',
  },
  previously_claimed: {
    title: 'This code was already used',
    text: 'Already signed in elsewhere? Continue there, or send a new link to sign in here too.',
    action: 'Send a new link',
  },
  invalid_claim_token: {
    title: 'Sign-in request not found',
    text: 'It may have been deleted, or this dashboard may be connected to a different server now.',
    action: 'Send a new link',
  },
}
