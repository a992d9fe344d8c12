/** Why an emailed link leads nowhere, for the person who opened it; programs read the message of the error itself. */
type EndWords = {
  title: string
  text: string
  next: string
  /** What the button says that leads to the sign-in of the dashboard; without one there is nothing to do there. */
  action?: string
}

const endWords: Record<string, EndWords> = {
  previously_claimed: {
    title: 'This link was already used',
    text: 'Each link works once.',
    next: "If you're signed in, you don't need to do anything. Otherwise, request a new link where you requested this one.",
    action: 'Go to sign-in',
  },
  claim_superseded: {
    title: 'A newer link was requested',
    text: 'A newer request was made after this email.',
    next: 'Open the link in the latest email.',
  },
  claim_expired: {
    title: 'This link has expired',
    text: 'Links expire after 10 minutes, when the request is declined, or after too many wrong codes.',
    next: 'Request a new link where you requested this one. No key was issued.',
    action: 'Request a new link',
  },
}

const unknown: EndWords = {
  title: 'Link not found',
  text: 'It may be incomplete. Some email apps break long links.',
  next: 'Copy the whole link from the email, or request a new one.',
  action: 'Request a new link',
}

/** @param code that of the claim's error */
export function claimEndWords(code: string): EndWords {
  return endWords[code] ?? unknown
}
