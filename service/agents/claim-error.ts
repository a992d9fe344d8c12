import type { ErrorCode } from '#contract/error-codes.ts'
import { ServiceError } from '../core/errors.ts'

const claimErrors = {
  anonymous_not_enabled: [
    400,
    'Anonymous credentials are not offered: register with type "identity_assertion".',
  ],
  issuer_not_enabled: [
    400,
    'Assertions of an identity provider are not accepted: use assertion_type "verified_email".',
  ],
  unsupported_credential_type: [400, 'Only requested_credential_type "api_key" is issued.'],
  otp_not_generated: [400, 'There is no code yet: the user must open the mailed link and ask for one.'],
  invalid_claim_token: [401, 'This claim token is unknown.'],
  otp_invalid: [401, 'This is not the code that the page shows.'],
  previously_claimed: [409, 'This registration was completed before; its key was shown then and only then.'],
  otp_expired: [410, 'The code has expired: ask for a new one on the page behind the mailed link.'],
  claim_expired: [410, 'This registration has ended: start again with POST /agent/auth.'],
  claim_superseded: [410, 'A newer registration for this address and name has replaced this one.'],
} as const satisfies Partial<Record<ErrorCode, readonly [400 | 401 | 409 | 410, string]>>

/** The errors of auth.md v0.1.0, which names them in `error` itself. `words` say more than the usual message, and `extra` are members beside it. */
export function claimError(
  code: keyof typeof claimErrors,
  words?: string,
  extra?: Record<string, unknown>,
): ServiceError {
  const [status, message] = claimErrors[code]
  return new ServiceError({ kind: 'claim', status, code, ...(extra && { extra }) }, words ?? message)
}
