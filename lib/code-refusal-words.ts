import type { ClaimEnd, ClaimRefusal } from './claim-end.ts'

const words = {
  otp_invalid: "That code isn't right. It expires after 5 wrong attempts.",
  otp_not_generated: 'No active code. Open the link in your email and select “Show code”.',
  otp_expired: 'This code has expired. Get a new one from the page in your email, or send a new link.',
} satisfies Record<Exclude<ClaimRefusal, ClaimEnd>, string>

/** Why a code did not do, said at the field: it can be tried again at once. Undefined where no other code helps. */
export function codeRefusalWord(refusal: ClaimRefusal | undefined): string | undefined {
  const known: Partial<Record<ClaimRefusal, string>> = words
  return refusal && known[refusal]
}
