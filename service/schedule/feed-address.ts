import { randomBytes } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { seal, unseal } from '../secrets/sealing.ts'

const label = (tenantId: string) => `schedule feed ${tenantId}`

/** 32 random bytes: the address is the only key to the calendar, so it must not be guessed. */
export function createFeedToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Bound to its tenant: moved to another row it does not open. */
export function sealFeedToken(config: Config, tenantId: string, token: string): string {
  return seal(config.sealingKey, label(tenantId), token)
}

/** Undefined when it was sealed with another key, or for another tenant. */
export function unsealFeedToken(config: Config, tenantId: string, sealed: string): string | undefined {
  try {
    return unseal(config.sealingKey, label(tenantId), sealed)
  } catch {
    return undefined
  }
}

export function feedUrl(config: Config, token: string): string {
  return `${config.serviceUrl}/api/calendar/${token}.ics`
}
