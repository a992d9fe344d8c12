import { z } from 'zod'
import type { Config } from '../config/config.ts'
import type { SocialSecret } from '../engines/social/social.ts'
import { seal, unseal } from '../secrets/sealing.ts'

const label = (accountId: string) => `account secret ${accountId}`

/** Bound to its account: moved to another row it does not open. */
export function sealAccountSecret(config: Config, accountId: string, secret: SocialSecret): string {
  return seal(config.sealingKey, label(accountId), JSON.stringify(secret))
}

/** Throws when it was sealed with another key, or for another account. */
export function unsealAccountSecret(config: Config, accountId: string, sealed: string): SocialSecret {
  return z
    .record(z.string(), z.string())
    .parse(JSON.parse(unseal(config.sealingKey, label(accountId), sealed)))
}
