import type { ClaimEnd, ClaimRefusal } from '#lib/claim-end.ts'

/** Why a code did not do, said at the field: it can be tried again at once. */
export const retryWords: Record<Exclude<ClaimRefusal, ClaimEnd>, string> = {
  otp_invalid: 'This is not the code on the page. After five wrong tries it stops working.',
  otp_not_generated:
    'No code is waiting. Open the link in the mail and press “Show me the code”; after five wrong tries a new one is needed.',
  otp_expired:
    'This code has run out, or was tried too often. Press “Another code” on the page behind the link, or send a new link.',
}

/** Why no code helps any more; each goes on with a new link. */
export const endWords: Record<ClaimEnd, { title: string; text: string; action: string }> = {
  claim_expired: {
    title: 'This sign-in has ended',
    text: 'It was open for a day, was refused on the page behind the link, or had too many wrong codes.',
    action: 'Send a new link',
  },
  claim_superseded: {
    title: 'A newer link has replaced this one',
    text: 'Somebody, perhaps you in another window, asked again with the same address and name. Go on there, or start over from here.',
    action: 'Send a link to this window',
  },
  previously_claimed: {
    title: 'This code was already used',
    text: 'Its key was given out once and cannot be shown again. If another window of yours is signed in, go on there. A new link gives this dashboard a new key, and the other one stops working.',
    action: 'Send a new link',
  },
  invalid_claim_token: {
    title: 'The service does not know this sign-in',
    text: 'It may have been cleared away, or another service may answer now.',
    action: 'Send a new link',
  },
}
