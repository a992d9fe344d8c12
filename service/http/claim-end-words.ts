/** Why a mailed link leads nowhere, to the person who opened it; programs read the words of the error itself. */
const endWords: Record<string, { title: string; text: string; next: string }> = {
  previously_claimed: {
    title: 'This link was already used',
    text: 'Its key was given out once, to whoever asked for it. A link works one time only.',
    next: 'If you are signed in, there is nothing to do. If not, ask for a new link where you asked for this one.',
  },
  claim_superseded: {
    title: 'A newer link was requested',
    text: 'The same program asked again after this mail was sent.',
    next: 'Open the link in the newest mail.',
  },
  claim_expired: {
    title: 'This link has ended',
    text: 'A link works for 10 minutes, and ends at once when it is refused or its code is mistyped too often.',
    next: 'Ask for a new link where you asked for this one. Nobody got a key from it.',
  },
}

const unknown = {
  title: 'This link is not known here',
  text: 'It may be cut off: some mail programs break a long address into two lines.',
  next: 'Copy the whole address from the mail, or ask for a new link where you asked for this one.',
}

/** @param code that of the claim's error */
export function claimEndWords(code: string): { title: string; text: string; next: string } {
  return endWords[code] ?? unknown
}
