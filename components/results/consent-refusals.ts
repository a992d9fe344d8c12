import type { Problem } from '#lib/action-result.ts'

/** How a consent can fail on its way back, in the address of the page. */
export const refusals = ['declined', 'expired', 'refused', 'signed_out', 'unavailable'] as const
export type Refusal = (typeof refusals)[number]

export const refusalWords: Readonly<Record<Refusal, string>> = {
  declined: "Access wasn't allowed at Google, so Search Console isn't connected.",
  expired: 'This request has expired or was started in another workspace. Connect again.',
  refused:
    "Google didn't let this account read the property. Choose an account that sees it in Search Console, and enter the property as it is named there.",
  signed_out: 'You were signed out in the meantime. Connect again.',
  unavailable: "Search Console couldn't be connected. Try again in a moment.",
}

/** Why completing a consent failed, as far as the person can do something about it. */
export function refusalOf({ kind, code }: Problem): Refusal {
  if (kind === 'invalid') return 'expired'
  if (kind === 'unauthorized') return 'signed_out'
  return code === 'search_console_refused' ? 'refused' : 'unavailable'
}
