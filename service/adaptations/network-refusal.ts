import type { OpenAccount } from '../accounts/open-account.ts'
import { conflict, ServiceError } from '../core/errors.ts'
import type { SocialError } from '../engines/social/social.ts'

/** What a request answers when the network failed; an account whose credentials were rejected is marked. */
export async function networkRefusal(account: OpenAccount, error: SocialError): Promise<ServiceError> {
  switch (error.failure) {
    case 'rate_limited':
      return new ServiceError(
        { kind: 'rate_limited', retryAfterSeconds: error.retryAfterSeconds },
        error.message,
      )
    case 'credentials':
      await account.markRefused()
      return conflict('account_refused', `${error.message} Reconnect the account in Settings.`)
    case 'refused':
      return conflict('post_refused', error.message)
    case 'unreachable':
      return conflict('network_unreachable', error.message)
  }
}
